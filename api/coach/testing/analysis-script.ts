import type { NumberedLine } from '../lines/numbered-lines.ts'
import type { SeenRequest } from './openai-script.ts'

export function numberedIn(prompt: string, block: string): NumberedLine[] {
  const text = new RegExp(`<${block}>\\n([\\s\\S]*?)\\n</${block}>`).exec(prompt)?.[1] ?? ''
  return [...text.matchAll(/^([AQRST]\d+): (.*)$/gm)].map(([, id, line]) => ({ id: id!, text: line! }))
}

const saying = (lines: NumberedLine[]) => lines.filter(({ text }) => text.trim().split(/\s+/).length >= 4 && !/[@|]/.test(text))

const titles = [
  'Answer the first demand early',
  'Say what came of it',
  'Use the words of the ad',
  'Give your best line the top place',
]

/** Content of a well-behaved model's analysis, built from the lines without inventing facts. */
export function analysisAnswer({ prompt, schemaName }: SeenRequest): unknown {
  if (schemaName === 'gap_questions') return { items: [...prompt.matchAll(/^- ([AR]\d+)$/gm)].map(([, id]) => askedAbout(id!)) }
  const [resume, ad] = ['resume', 'advertisement'].map((block) => saying(numberedIn(prompt, block))) as [
    NumberedLine[],
    NumberedLine[],
  ]
  if (schemaName === 'told_bullets')
    return {
      items: numberedIn(prompt, 'resume').flatMap(({ id, text }) =>
        id.startsWith('Q') ? [{ line: id, bullet: text, from: [id] }] : [],
      ),
    }
  return {
    items: titles.map((title, nth) => {
      const mine = resume[nth % resume.length] ?? { id: 'A1', text: '' }
      const theirs = ad[nth % ad.length]!
      return itemFor(schemaName ?? '', { title, nth, mine, theirs })
    }),
  }
}

const askedAbout = (id: string) => ({
  about: id,
  question: 'Is this part of your work today?',
  yes: 'Where do you do it, and how often?',
  little: 'Which part of it do you know?',
  bridge: 'Say no in one sentence, then tell what comes closest.',
  from: [id],
})

interface Material {
  title: string
  nth: number
  mine: NumberedLine
  theirs: NumberedLine
}

function itemFor(task: string, { title, nth, mine, theirs }: Material): unknown {
  const own = mine.text.replace(/\.$/, '')
  const asked = theirs.text.replace(/[.!]$/, '')
  const from = [mine.id, theirs.id]
  const answered = `Your line "${own}" is the place to answer "${asked}".`
  if (task === 'recommendations') return { title, text: answered, bullet: `${own}, with [result]`, from }
  if (task === 'improvements')
    return { line: mine.id, advice: `Say what came of it in the line "${own}".`, improved: `${own}, which led to [result]`, from }
  if (task === 'company') {
    const lookUp = `Look up what stands behind this: "${asked}".`
    const about = ['employer', 'work', 'look_up', 'look_up'][nth]
    return { about, text: about === 'look_up' ? lookUp : `The ad says: "${asked}".`, from: [theirs.id] }
  }
  if (task.startsWith('questions'))
    return {
      question: `How would you go about this part of the job: "${asked}"?`,
      situation: `In my work I was responsible for this: ${own}.`,
      task: 'I had to get it right while the daily work went on.',
      action: `I planned the steps, agreed on them with my colleagues, and did it: ${own}.`,
      result: 'It worked, and the outcome was [result].',
      from,
    }
  return { text: answered, from }
}
