import type { AnswerVerdict } from '../../../contract/answer-feedback.ts'
import { findFillers } from '../speech/fillers.ts'
import { tokensOfTranscript } from '../speech/tokens.ts'
import { blanked } from '../text/blanked.ts'
import { stem } from '../text/stem.ts'
import type { RelevanceReading } from './relevance.ts'

/** Saying that there is nothing to say. */
const declines =
  /\b(?:i (?:really |honestly |just )?(?:don't|do not|can't|cannot|couldn't) (?:really )?(?:know|think of|remember|recall|say|have (?:an?|any) (?:example|answer|idea|story)|come up with)|no idea|no clue|nothing (?:comes|springs) to mind|not much to say|i(?:'m| am) not sure|i(?:'d| would) have to think|(?:can we |let's |i(?:'d| would) )?(?:skip|pass)(?: (?:this|that|it|on))?\b(?=[ .,!?]|$)|next question|it(?:'s| is) all in my resume|that(?:'s| is) (?:for you to decide|a hard question)|i(?:'ve| have)? never (?:really )?(?:had|have|done|made)|i don't (?:really )?think i have|i just need a job|no comment|drawing a blank|another question|nothing special|who knows|i just do it|(?:rather |can we |let's )?come back to (?:that|this|it)|i(?:'m| am) afraid\b.{0,3}$|don't (?:really )?(?:get into|plan that))/i
/** A refusal in more words than this, with something in it, is an answer. */
const longestRefusalWords = 40
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
  relevance: RelevanceReading
  /** How much of a story or of facts was found in it. */
  evidence: number
}

/** Whether there is an answer to score, and if not, why not. */
export function verdictOn({ question, transcript, answer, relevance, evidence }: VerdictInput): AnswerVerdict {
  if (saying(transcript).length === 0) return 'nothing-said'
  const said = saying(answer)
  if (said.length < fewestWords) return 'no-answer'
  if (declines.test(answer) && said.length <= longestRefusalWords && evidence < 1) return 'no-answer'
  if (new Set(said.map(stem)).size < said.length * leastDifferent || repeats(question, said)) return 'no-answer'
  const isOrder = said.length < saying(transcript).length && said.length < fewestOffSubjectWords
  if (isOrder && evidence < 1) return 'no-answer'
  if (relevance.isOnSubject) return 'answered'
  return said.length < fewestOffSubjectWords && evidence < 1 ? 'no-answer' : 'off-subject'
}

/** The words without fillers. */
function saying(text: string): string[] {
  return words(blanked(text, findFillers(text)))
}

/** Hardly a word that the question did not have. */
function repeats(question: string, said: readonly string[]): boolean {
  const asked = new Set(words(question).map(stem))
  return said.filter((word) => !asked.has(stem(word))).length < Math.min(4, said.length * 0.25)
}
