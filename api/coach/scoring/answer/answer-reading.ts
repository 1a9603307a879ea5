import type { AnswerVerdict, Delivery } from '../../../contract/answer-feedback.ts'
import type { QuestionType } from '../../../contract/interview-questions.ts'
import { type Measured, measureDelivery } from '../speech/delivery.ts'
import type { Spoken } from '../speech/spoken.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type GeneralReading, readGeneral } from './general.ts'
import { withoutOrders } from './orders.ts'
import { questionTypeOf } from './question-type.ts'
import { type RelevanceReading, readRelevance } from './relevance.ts'
import { readStar, type StarReading } from './star.ts'
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
  /** What was said to a person: orders to a scoring machine are blanked, the rest keeps its place. */
  answer: string
  clauses: Clause[]
  star: StarReading
  general: GeneralReading
  relevance: RelevanceReading
  delivery: Delivery
  fillers: Measured['fillers']
}

/** Reads an answer. Deterministic: the same input gives the same reading, whichever coach is connected. */
export function readAnswer(input: AnswerInput): AnswerReading {
  const answer = withoutOrders(input.transcript)
  const clauses = clausesOf(answer)
  const type = input.type ?? questionTypeOf(input.question)
  const star = readStar(clauses)
  const general = readGeneral(input.question, clauses)
  const relevance = readRelevance(input.question, answer, input.jobDescription)
  const evidence = star.action.deeds + star.result.share + (type === 'general' ? general.substance.facts / 2 : 0)
  const verdict = verdictOn({ question: input.question, transcript: input.transcript, answer, relevance, evidence })
  return { question: input.question, type, verdict, answer, clauses, star, general, relevance, ...measureDelivery(input) }
}
