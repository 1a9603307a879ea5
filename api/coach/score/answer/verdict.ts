import type { AnswerVerdict } from '../../../contract/answer-feedback.ts'
import { blankFillers } from '../../text/fillers.ts'
import { stem } from '../../text/stem.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'
import type { Quality } from './quality.ts'

/** From here on nine of ten are: found on answers of writers that the model had not learned from. */
const surelyRefusal = 0.35
const surelyOtherQuestion = 0.55
/** Fewer words that say something are none. */
const fewestWords = 6
/** Fewer words on something else are rather a refusal. */
const fewestOffSubjectWords = 20
/** The same few words over and over are no answer either. */
const leastDifferent = 0.3

const words = (text: string) => tokensOfTranscript(text).map(({ lower }) => lower)

export interface VerdictInput {
  question: string
  /** As it was said. */
  transcript: string
  /** Without orders to a machine. */
  answer: string
  quality: Quality
}

/** Whether there is an answer to score, and if not, why not. */
export function verdictOn({ question, transcript, answer, quality: { kinds } }: VerdictInput): AnswerVerdict {
  if (saying(transcript).length === 0) return 'nothing-said'
  const said = saying(answer)
  if (said.length < fewestWords) return 'no-answer'
  if (new Set(said.map(stem)).size < said.length * leastDifferent || repeats(question, said)) return 'no-answer'
  if (kinds.refusal >= surelyRefusal) return 'no-answer'
  // Little beside an order to a scoring machine.
  if (said.length < saying(transcript).length && said.length < fewestOffSubjectWords) return 'no-answer'
  return kinds['other-question'] >= surelyOtherQuestion ? 'off-subject' : 'answered'
}

/** The words without fillers. */
function saying(text: string): string[] {
  return words(blankFillers(text))
}

/** Hardly a word that the question did not have. */
function repeats(question: string, said: readonly string[]): boolean {
  const asked = new Set(words(question).map(stem))
  return said.filter((word) => !asked.has(stem(word))).length < Math.min(4, said.length * 0.25)
}
