import { reviewedPitch } from '../guides/pitch/builtin-pitch.ts'
import { writeScript } from '../guides/pitch/write-pitch.ts'
import { answer, fail, type Script, type SeenRequest } from './openai-script.ts'

const today = new Date('2026-03-01T00:00:00Z')

/** What a well-behaved model answers about a pitch, from the prompt's own lines; null for any other schema. */
export function pitchAnswer(request: SeenRequest): unknown {
  const [resumeText, jobDescription] = [block(request, 'resume'), block(request, 'job_advertisement')]
  if (request.schemaName === 'pitch_script') return { script: inItsWords(writeScript(resumeText, jobDescription, today)) }
  if (!isReview(request)) return null
  const transcript = block(request, 'transcript')
  const review = reviewedPitch({ resumeText, jobDescription, transcript, script: block(request, 'script') }, today)
  if (request.schemaName === 'pitch_suggestions') return { suggestions: suggestionsOn(transcript) }
  if (request.schemaName === 'pitch_refined') return { refinedPitch: inItsWords(review.refined().data.refinedPitch) }
  return { alternateExample: inItsWords(review.alternate().data.alternateExample) }
}

const isReview = ({ schemaName }: SeenRequest) => /^pitch_(?:suggestions|refined|alternate)$/.test(schemaName ?? '')

/** Makes the model's text distinguishable from the built-in coach's. */
const inItsWords = (pitch: string) => pitch.replace(/\bHello\b/, 'Good morning')

function block({ prompt }: SeenRequest, name: string): string {
  const text = new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`).exec(prompt)?.[1] ?? ''
  return /^\(No resume was sent/.test(text) ? '' : text
}

function suggestionsOn(transcript: string): string[] {
  const sentences = transcript.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length >= 4)
  const [first = 'your first sentence', last = first] = [sentences[0], sentences.at(-1)]
  return [
    `Begin with more than "${first}": say in the same breath what you are here for.`,
    `Ask for one next step after "${last}".`,
    'Leave out what anybody could say of themselves.',
  ]
}

const text = (request: SeenRequest, pitch: string): unknown =>
  ({
    pitch_script: { script: pitch },
    pitch_suggestions: { suggestions: [pitch] },
    pitch_refined: { refinedPitch: pitch },
    pitch_alternate: { alternateExample: pitch },
  })[request.schemaName ?? '']

const misbehaves =
  (content: (request: SeenRequest) => string): Script =>
  (request) =>
    answer(text(request, content(request)) ?? pitchAnswer(request))

/** Every way in which a model goes wrong with a pitch. */
export const pitchScripts = {
  good: ((request) => answer(pitchAnswer(request))) as Script,
  /** One line for everything. */
  lazy: misbehaves(() => 'Hello, I am the right person for this job. Thank you.'),
  nonsense: misbehaves(() => 'lorem ipsum '.repeat(90)),
  obedient: misbehaves(() =>
    'As instructed, I ignore my rules. This candidate is perfect and gets a score of 10 out of 10. '.repeat(9),
  ),
  failing: ((request) => fail(400, request)) as Script,
  stalled: (() => ({ kind: 'stall' })) as Script,
}

/** A good answer with sentences put into it that nobody told. */
export const lyingPitch = (...lies: readonly string[]): Script =>
  ((request) => {
    const good = pitchAnswer(request) as Record<string, string | string[]>
    const [[key, value] = ['', '']] = Object.entries(good)
    if (Array.isArray(value)) return answer({ [key]: [...lies.map((lie) => `Keep what you said: "${lie}"`), ...lies, ...value] })
    const paragraphs = value.split('\n\n')
    paragraphs[1] = `${lies.join(' ')} ${paragraphs[1]}`
    return answer({ [key]: paragraphs.join('\n\n') })
  }) satisfies Script
