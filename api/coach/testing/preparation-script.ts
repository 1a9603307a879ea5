import type { NumberedLine } from '../lines/numbered-lines.ts'
import { numberedIn } from './analysis-script.ts'
import type { SeenRequest } from './openai-script.ts'

export function preparationAnswer({ schemaName, prompt }: SeenRequest): unknown {
  if (!/^prep_|^qa_questions$|^interview_questions$/.test(schemaName ?? '')) return null
  const [resume, ad] = [saying(numberedIn(prompt, 'resume')), saying(numberedIn(prompt, 'advertisement'))] as const
  if (schemaName === 'prep_questions' || schemaName === 'qa_questions' || schemaName === 'interview_questions')
    return { items: plannedIn(prompt).map((planned) => questionFor(schemaName, planned, resume, ad)) }
  const lines = resume.length > 0 && schemaName !== 'prep_company' ? resume : ad
  const parts = [...prompt.matchAll(/^- "([^"]+)": (?:(\d) items?)?/gm)]
  return {
    items: parts.flatMap(([, part, count = 1], nth) =>
      Array.from({ length: Number(count) }, (_, at) => {
        const { id, text } = lines[(3 * nth + at) % lines.length]!
        return {
          part,
          text: part === 'question' ? `What comes with this: "${text}"?` : `Have this ready: "${text}".`,
          from: [id],
        }
      }),
    ),
  }
}

interface Planned {
  ask: string
  story: string | undefined
}

function plannedIn(prompt: string): Planned[] {
  const left = /^Lines left to these questions.*: (.*)$/m.exec(prompt)?.[1]?.split(', ') ?? []
  return [...prompt.matchAll(/^\d+\. (.*)$/gm)].map(([, ask], at) => ({ ask: ask!, story: left[at] }))
}

function questionFor(task: string, { ask, story }: Planned, resume: readonly NumberedLine[], ad: readonly NumberedLine[]) {
  const own = resume.find(({ id }) => id === story)
  const about = own ?? ad[ask.length % ad.length]!
  const question = `What do you say to this, ${ask}: "${about.text}"?`
  const from = [about.id]
  if (task === 'interview_questions')
    return { question, type: own ? 'behavioral' : 'general', goal: `How you deal with ${ask}`, from }
  const none = { situation: '', task: '', action: '', result: '' }
  const told = own && {
    situation: 'It was an ordinary week, and [what was at stake].',
    task: 'It fell to me.',
    action: `This is what I did: ${own.text}`,
    result: 'It led to [what changed].',
  }
  const answer = told ? '' : 'I would begin with [the fact that matters most].'
  const rest =
    task === 'qa_questions' ? { type: own ? 'resume' : 'job', category: 'experience' } : { spoken: told?.action ?? answer }
  return { question, ...(told ?? none), answer, ...rest, from }
}

const saying = (lines: NumberedLine[]) => {
  const found = lines.filter(({ text }) => text.trim().split(/\s+/).length >= 4 && !/[@|]/.test(text))
  return found.length > 0 ? found : [{ id: 'A1', text: 'the work described' }]
}
