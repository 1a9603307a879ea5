import type { AnswerVerdict, Delivery } from '../../../contract/answer-feedback.ts'
import type { QuestionType } from '../../../contract/interview-questions.ts'
import { type Clause, clausesOf } from '../../text/clauses.ts'
import { type TaggedWord, taggedWords } from '../../text/part-of-speech.ts'
import { withoutOrders, withoutRepeats } from '../../text/spoken-orders.ts'
import { type Measured, measureDelivery } from '../delivery/delivery.ts'
import type { Spoken } from '../delivery/spoken.ts'
import { type GeneralReading, readGeneral } from './general.ts'
import { hostileClauses } from './hostility.ts'
import { type Quality, readQuality } from './quality.ts'
import { questionTypeOf } from './question-type.ts'
import { type RelevanceReading, readRelevance } from './relevance.ts'
import { readStar, type StarReading } from './star.ts'
import { isToldInPresent, readSubstance, type Substance } from './substance.ts'
import { type Deed, deedsOf } from './verbs.ts'
import { verdictOn } from './verdict.ts'

export interface AnswerInput extends Spoken {
  question: string
  type?: QuestionType | undefined
  jobDescription?: string | undefined
}

/** Everything the code could read from an answer: the only source of its numbers, and the facts for the words. */
export interface AnswerReading {
  question: string
  type: QuestionType
  verdict: AnswerVerdict
  /** What was said to a person: orders to a scoring machine are blanked, the rest keeps its offset. */
  answer: string
  clauses: Clause[]
  words: TaggedWord[]
  star: StarReading
  general: GeneralReading
  relevance: RelevanceReading
  substance: Substance
  quality: Quality
  /** Clauses that insult somebody. */
  hostile: Clause[]
  /** Nobody spoke: there is no pace, no pause and no filler to speak of. */
  isTyped: boolean
  delivery: Delivery
  fillers: Measured['fillers']
}

/** Reads an answer. Deterministic: the same input gives the same reading, whichever coach is connected. */
export function readAnswer(input: AnswerInput): AnswerReading {
  const { question, transcript } = input
  const answer = withoutRepeats(withoutOrders(transcript))
  const clauses = clausesOf(answer)
  const words = taggedWords(answer)
  // What one does every day is told like a story in the present.
  const inPresent = isToldInPresent(words)
  const all = deedsOf(words).map((deed): Deed => (inPresent && deed.by === 'usual' ? { ...deed, by: 'own' } : deed))
  const type = input.type ?? questionTypeOf(question)
  const star = readStar(clauses, words, all)
  const relevance = readRelevance(question, words, answer, input.jobDescription)
  const substance = readSubstance(words, all)
  const general = readGeneral(relevance.asked, clauses, words, all, substance.concrete)
  const hostile = hostileClauses(clauses)
  const quality = readQuality({ type, clauses, words, star, general, substance, hostile, ...relevance })
  return {
    question,
    type,
    verdict: verdictOn({ question, transcript, answer, quality }),
    answer,
    clauses,
    words,
    star,
    general,
    relevance,
    substance,
    quality,
    hostile,
    isTyped: input.source === 'typed',
    ...measureDelivery(input),
  }
}
