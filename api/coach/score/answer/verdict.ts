import type { AnswerVerdict } from '../../../contract/answer-feedback.ts'
import type { Clause } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { stem } from '../../text/stem.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'
import { hardlyBelow, type RelevanceReading } from './relevance.ts'

/** The speaker has, knows or remembers nothing, or wants another question. */
const declines =
  /\bi(?:'m|'d|'ve|'ll)?\b[^.!?]{0,25}?(?:n't|\bnot|\bnever|\brather not)\b(?:\s+\w+){0,2}?\s+(?:have|had|think|know|remember|recall|say|get|got|come|been|looked|want|like|into|afraid|sure|need|do)\b(?!,)|\bi wouldn't[,.]|^\W*(?:(?:um|er|uh|oh|well|honestly|hmm)\W+)*(?:no|nope|nothing|not (?:really|that|much)|any)\b|\b(?:skip|pass on|next (?:one|question)|(?:an)?other question|move on|come back to|sorry|no idea|who knows|for you to decide|nothing (?:special|jumps|comes|springs|coming))\b|\bnot (?:really )?(?:my|the \w+(?: \w+)?'s) (?:problem|job|side)\b|\bi (?:just|only) (?:do|need|drive|want)\b/i
/** A refusal has few different words, and much of it is one. */
const mostRefusalWords = 62
const leastDeclining = 0.3
/** Deeds of one's own from which on there is an answer, whatever else was said. */
const deedsOfAnswer = 1.5
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
  clauses: readonly Clause[]
  /** Those of the clauses that tell something. */
  telling: readonly Clause[]
  relevance: RelevanceReading
  /** What the speaker did or, where no story is asked for, would do or does: 1 each, vague ones a half. */
  deeds: number
}

/** Whether there is an answer to score, and if not, why not. */
export function verdictOn({ question, transcript, answer, clauses, telling, relevance, deeds }: VerdictInput): AnswerVerdict {
  if (saying(transcript).length === 0) return 'nothing-said'
  const said = saying(answer)
  if (said.length < fewestWords) return 'no-answer'
  if (new Set(said.map(stem)).size < said.length * leastDifferent || repeats(question, said)) return 'no-answer'
  if (deeds < deedsOfAnswer) {
    const declining = clauses.filter(({ text }) => declines.test(text))
    const matter = clauses.filter((clause) => declining.includes(clause) || telling.includes(clause))
    const size = new Set(matter.flatMap(({ text }) => words(text))).size
    if (declining.length > 0 && size <= mostRefusalWords && declining.length >= leastDeclining * matter.length) return 'no-answer'
    if (said.length < saying(transcript).length && said.length < fewestOffSubjectWords) return 'no-answer'
  }
  // What tells nothing that happened is empty talk rather than an answer to another question.
  return relevance.margin < hardlyBelow && deeds >= deedsOfAnswer ? 'off-subject' : 'answered'
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
