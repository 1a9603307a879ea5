import type { SeenRequest } from './openai-script.ts'

/** What a well-behaved model answers about a practice interview, made from the prompt's own lines; null for any other schema. */
export function interviewAnswer(request: SeenRequest): unknown {
  switch (request.schemaName) {
    case 'interview_questions':
      return { questions: questionsFrom(lines(request, 'job_advertisement'), lines(request, 'resume')) }
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

function lines(request: SeenRequest, name: string): string[] {
  const found = block(request, name)
    .split(/\n|(?<=[.!?])\s/)
    .map((line) => line.replace(/^[\s•*–-]+/, '').replace(/[.!\s]+$/, ''))
    .filter((line) => line.split(/\s+/).length >= 4 && line.length <= 140 && !/[@|]/.test(line))
  return found.length > 0 ? found : ['the work described']
}

const sentences = (request: SeenRequest) =>
  block(request, 'answer')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

const wordings = [
  (line: string) => ({ question: `How would you go about this part of the job: "${line}"?`, type: 'general' }),
  (line: string) => ({ question: `Tell me about a time you did this: "${line}".`, type: 'behavioral' }),
]

function questionsFrom(ad: string[], resume: string[]) {
  const all = [...new Set([...ad.slice(0, 6), ...resume.slice(0, 6)])].slice(0, 10)
  return all.map((line, nth) => ({ ...wordings[nth % 2]!(line), goal: 'Whether you have done this kind of work' }))
}

function reviewOf(own: string[]) {
  const [first = 'the answer'] = own
  const last = own.at(-1) ?? first
  return {
    strengths: [`You begin with a concrete moment: "${first}"`],
    improvements: [`Say what came of it after "${last}"`, 'Name the two or three steps that you took yourself.'],
    sentences: [{ original: last, improved: `${last.replace(/[.!?]+$/, '')}, and [what came of it].` }],
  }
}
