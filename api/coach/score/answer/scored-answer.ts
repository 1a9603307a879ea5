import type { AnswerVerdict, Delivery } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../reading/answer-reading.ts'

/** What is scored: what was read, and how it was said. */
export interface ScoredAnswer {
  reading: AnswerReading
  delivery: Delivery
  /** No one spoke: there is no pace, no pause and no filler to speak of. */
  isTyped: boolean
  /** Different words that carry meaning. */
  tellingWords: number
}

const verdicts: Record<AnswerReading['relevance'], AnswerVerdict> = {
  yes: 'answered',
  partly: 'answered',
  unsure: 'answered',
  'another question': 'off-subject',
  'no answer': 'no-answer',
  'nothing said': 'nothing-said',
}

/** What an answer turned out to be. */
export const verdictOf = ({ relevance }: AnswerReading): AnswerVerdict => verdicts[relevance]

/** Details that only this person could name, of which more add nothing. */
export const specificsForFull = 5
