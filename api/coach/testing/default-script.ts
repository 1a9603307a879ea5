import { interviewAnswer } from './interview-script.ts'
import { answer, type Script, type SeenRequest, type SeenSchema } from './openai-script.ts'
import { pitchAnswer } from './pitch-script.ts'
import { preparationAnswer } from './preparation-script.ts'
import { spokenResumeAnswer } from './resume-writing-script.ts'

/** The person's and the ad's own lines, which the answers are made from. */
interface Material {
  resume: string[]
  ad: string[]
}

/** A well-behaved model: answers every schema with content made from the actual prompt, without inventing a fact. */
export const defaultScript: Script = (request) => answer(wellBehavedAnswer(request))

export function wellBehavedAnswer(request: SeenRequest): unknown {
  if (!request.schema) return 'Hello.'
  // The code has read everything.
  if (request.schemaName === 'requirements') return { requirements: [] }
  const interviewed = interviewAnswer(request)
  if (interviewed) return interviewed
  const prepared = preparationAnswer(request)
  if (prepared) return prepared
  const pitched = pitchAnswer(request)
  if (pitched) return pitched
  const spoken = spokenResumeAnswer(request)
  if (spoken) return spoken
  return fill(request.schema, 'root', 0, {
    resume: linesOf(request.prompt, 'resume'),
    ad: linesOf(request.prompt, 'job_advertisement'),
  })
}

/** Lines of a data block that say something; bulleted ones when there are enough of them. */
function linesOf(prompt: string, block: string): string[] {
  const text = new RegExp(`<${block}>\\n([\\s\\S]*?)\\n</${block}>`).exec(prompt)?.[1] ?? ''
  const saying = text.split('\n').filter((line) => line.trim().split(/\s+/).length >= 4 && !/[@|]/.test(line))
  const bulleted = saying.filter((line) => /^\s*[•\-*–]/.test(line))
  const lines = (bulleted.length >= 3 ? bulleted : saying).map((line) => line.replace(/^[\s•\-*–]+/, '').trim())
  return lines.length > 0 ? lines : ['the work described']
}

const titles = [
  'Answer the first demand early',
  'Say what came of it',
  'Use the words of the ad',
  'Give your best line the top place',
]

function fill(schema: SeenSchema, key: string, nth: number, material: Material): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return fill(schema.anyOf[0] ?? {}, key, nth, material)
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, fill(child, name, nth, material)]))
  if (schema.items) return Array.from({ length: 4 }, (_, n) => fill(schema.items ?? {}, key, n, material))
  // A nullable text has a list of types.
  if ([schema.type].flat().includes('string')) return sentenceFor(key, nth, material)
  return schema.type === 'boolean' ? true : 0
}

function sentenceFor(key: string, nth: number, { resume, ad }: Material): string {
  const mine = resume[nth % resume.length]!.replace(/\.$/, '')
  const theirs = ad[nth % ad.length]!.replace(/[.!]$/, '')
  const sentences: Record<string, string> = {
    summary: `Your resume already shows work that this ad asks for, for example "${mine}". The clearest gap is how little it says about "${theirs}".`,
    title: titles[nth % titles.length]!,
    description: `The ad asks for this: "${theirs}". Your line "${mine}" is the place to answer it. Say what you did and what came of it.`,
    bulletPoint: `${mine}, with [result]`,
    resumeImprovements: `Say what came of it in the line "${mine}".`,
    original: mine,
    improved: `${mine}, which led to [result]`,
    companyInsights: `The ad says: "${theirs}". It asks for people who can do this from the first day.`,
    departmentOverview: `The work in the ad is described with: "${theirs}".`,
    lookUp: 'Look up what the company has published about its plans this year.',
    question: `How would you go about this part of the job: "${theirs}"?`,
    situation: `In my work I was responsible for this: ${mine}.`,
    task: 'I had to get it right while the daily work went on.',
    action: `I planned the steps, agreed on them with my colleagues and did it: ${mine}.`,
    result: 'It worked, and the outcome was [result].',
  }
  return sentences[key] ?? `${mine}.`
}
