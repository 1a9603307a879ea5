import { numberedIn } from './analysis-script.ts'
import type { SeenRequest } from './openai-script.ts'

/** 190 to 230 words with three of the user's own lines, and their reason if they gave one. */
export function letterAnswer({ prompt, schemaName }: SeenRequest): { items: LetterItem[] } | null {
  if (schemaName !== 'cover_letter') return null
  const own = numberedIn(prompt, 'resume').filter(({ text }) => /^(?:\S+ ){5,24}\S+$/.test(text) && !/[@|[\]]/.test(text))
  const why = numberedIn(prompt, 'why')
  return {
    items: [
      { part: 'opening', text: 'What you describe is the work that [what you are by trade] does every day.', from: ['A1'] },
      ...why.map(({ id, text }) => ({ part: 'opening', text: `My reason is this: ${text}`, from: [id, 'A1'] })),
      ...own.slice(0, 3).flatMap(({ id, text }, at) => [
        { part: 'proof', text: `${leadIns[at]} ${text.replace(/[.!?]$/, '')}.`, from: [id] },
        { part: 'proof', text: meanings[at]!, from: [id, 'A1'] },
      ]),
      ...fillers.map((text) => ({ part: 'proof', text, from: ['A1'] })),
      {
        part: 'closing',
        text: 'The part of your advertisement that I would take up first is the one it begins with.',
        from: ['A1'],
      },
      { part: 'closing', text: 'I would like to come by, meet the team, and see how you work.', from: ['A1'] },
    ],
  }
}

export interface LetterItem {
  part: string
  text: string
  from: string[]
}

const leadIns = ['This is what my resume says:', 'My work also gave me this:', 'And this may matter to you:']

const meanings = [
  'You need exactly that from the first day on, with someone who knows this work well and can show it.',
  'It is the part of your advertisement that takes longest to learn, and it would not be new to me.',
  'That is what your team would notice first, on an ordinary day with too much to do at once.',
]

const fillers = [
  'What came of it was [what got better because of you, with a number if you know it], and that is what you ask for.',
  'The hardest part was [what stood in the way], and I solved it by [the one step that made the difference to everyone].',
  'You write of a team that works closely together, and that is how I have worked: asking early and handing over properly.',
  'At the end of a long day, the work has to be as careful as it was at the beginning, and you can count on that.',
]
