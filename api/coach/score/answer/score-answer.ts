import { type AnswerFeedback, type AnswerScorePart, scoreColorOf } from '../../../contract/answer-feedback.ts'
import { answerParts } from './answer-parts.ts'
import { type AnswerInput, type AnswerReading, readAnswer } from './answer-reading.ts'

export interface AnswerNumbers extends Pick<AnswerFeedback, 'score' | 'scoreColor' | 'scoreParts'> {
  reading: AnswerReading
}

/** Points of all rows divided by ten, one decimal. */
export function scoreOfParts(parts: readonly AnswerScorePart[]): number {
  const points = parts.reduce((sum, part) => sum + (part.points ?? 0), 0)
  return Math.min(10, Math.round(points) / 10)
}

/** The numbers of an answer's feedback. Both coaches use them; no model has a part in any. */
export function scoreAnswer(input: AnswerInput): AnswerNumbers {
  const reading = readAnswer(input)
  const scoreParts = answerParts(reading)
  const score = scoreOfParts(scoreParts)
  return { reading, scoreParts, score, scoreColor: scoreColorOf(score) }
}
