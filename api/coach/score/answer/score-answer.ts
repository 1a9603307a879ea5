import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import { scoreColorOf } from '../../../contract/score-band.ts'
import { scoreOfParts } from '../weighted-parts.ts'
import { answerParts } from './answer-parts.ts'
import { type AnswerInput, type AnswerReading, readAnswer } from './answer-reading.ts'

export interface AnswerNumbers extends Pick<AnswerFeedback, 'score' | 'scoreColor' | 'scoreParts'> {
  reading: AnswerReading
}

/** The numbers of an answer's feedback. Both coaches use them; no model has a part in any. */
export function scoreAnswer(input: AnswerInput): AnswerNumbers {
  const reading = readAnswer(input)
  const scoreParts = answerParts(reading)
  const score = scoreOfParts(scoreParts)
  return { reading, scoreParts, score, scoreColor: scoreColorOf(score) }
}
