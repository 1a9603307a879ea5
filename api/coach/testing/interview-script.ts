import type { SeenRequest } from './openai-script.ts'

/** Null for any other schema. */
export function interviewAnswer(request: SeenRequest): unknown {
  switch (request.schemaName) {
    case 'answer_reading':
      return readingOf(answerLines(request))
    case 'answer_review':
      return reviewOf(answerLines(request))
    case 'answer_retold':
      return retoldFrom(answerLines(request))
    case 'answer_follow_up':
      return followUpOn(answerLines(request))
    default:
      return null
  }
}

function block({ prompt }: SeenRequest, name: string): string {
  return new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`).exec(prompt)?.[1] ?? ''
}

const answerLines = (request: SeenRequest) =>
  block(request, 'answer')
    .split('\n')
    .map((line) => ({ id: line.split(':')[0]!, text: line.replace(/^S\d+: /, '') }))

type Line = ReturnType<typeof answerLines>[number]

/** A story: the first line is the situation, the last the result, and what "I" did in between the action. */
function readingOf(own: Line[]) {
  const ids = (lines: (Line | undefined)[]) => lines.flatMap((line) => line?.id ?? [])
  const steps = own.filter(({ text }) => /\bI\b/.test(text))
  return {
    relevance: 'yes',
    point: ids(steps),
    situation: ids([own[0]]),
    task: ids(own.filter(({ text }) => /\bhad to\b/.test(text))),
    action: ids(steps),
    result: ids([own.at(-1)]),
    checkable: ids([own.at(-1)].filter((line) => /\d|\bno\b/.test(line?.text ?? ''))),
    ownSteps: steps.length,
    specifics: Math.min(12, 2 * steps.length),
    aside: [],
    contempt: [],
  }
}

function reviewOf(own: Line[]) {
  const [first, last] = [own[0]!, own.at(-1)!]
  return {
    items: [
      { kind: 'strength', text: `You begin with a concrete moment: "${first.text}"`, from: [first.id] },
      { kind: 'improvement', text: `Say what came of it after "${last.text}"`, from: [last.id] },
      { kind: 'improvement', text: 'Name the steps that you took yourself.', from: [first.id] },
    ],
  }
}

function retoldFrom(own: Line[]) {
  const last = own.at(-1)!
  const told = (version: string, lines: Line[]) => lines.map(({ id, text }) => ({ version, text, from: [id] }))
  return {
    items: [
      { version: 'sentence', text: `${last.text.replace(/[.!?]+$/, '')}, and [what came of it].`, from: [last.id] },
      ...told('refined', own),
      { version: 'refined', text: '[Result, with a figure.]', from: [] },
      ...told('alternate', [last, ...own.slice(0, -1)]),
    ],
  }
}

function followUpOn(own: Line[]) {
  const { id, text } = own.at(-1)!
  const said = text
    .split(' ')
    .slice(0, 8)
    .join(' ')
    .replace(/[.!?,;]+$/, '')
  return { items: [{ text: `You said: ${said}. What was your own part?`, from: [id] }] }
}
