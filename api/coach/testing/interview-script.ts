import type { SeenRequest } from './openai-script.ts'

/** What a well-behaved model answers about a practice interview, made from the prompt's own lines; null for any other schema. */
export function interviewAnswer(request: SeenRequest): unknown {
  switch (request.schemaName) {
    case 'answer_review':
      return reviewOf(sentences(request))
    case 'answer_retold': {
      const own = sentences(request)
      return {
        refinedAnswer: `${own.join(' ')} [Result, with a figure.]`,
        alternateAnswer: `${[own.at(-1), ...own.slice(0, -1)].join(' ')} [What you learned.]`,
      }
    }
    default:
      return null
  }
}

function block({ prompt }: SeenRequest, name: string): string {
  return new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`).exec(prompt)?.[1] ?? ''
}

const sentences = (request: SeenRequest) =>
  block(request, 'answer')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

function reviewOf(own: string[]) {
  const [first = 'the answer'] = own
  const last = own.at(-1) ?? first
  return {
    strengths: [`You begin with a concrete moment: "${first}"`],
    improvements: [`Say what came of it after "${last}"`, 'Name the two or three steps that you took yourself.'],
    sentences: [{ original: last, improved: `${last.replace(/[.!?]+$/, '')}, and [what came of it].` }],
  }
}
