import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { questionLabel } from '../media/interview-runner/practice.ts'
import type { OwnScore } from '../platform/local-store.ts'
import { noteScore } from '../session/own-scores.ts'

/** One decimal, summed in tenths to avoid rounding errors: 6.9 + 7.2 is 14.1. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null
  const tenths = scores.reduce((sum, score) => sum + Math.round(score * 10), 0)
  return Math.round(tenths / scores.length) / 10
}

type About = Pick<OwnScore, 'id' | 'feature' | 'round'>

/** @param answers by question; provisional scores do not count */
export function notePractice(about: About, answers: readonly (AnswerFeedback | null | undefined)[]): void {
  const parts = answers.flatMap((feedback, index) =>
    feedback && !feedback.provisional ? [{ label: questionLabel(index), points: feedback.score, most: 10 }] : [],
  )
  const score = meanOf(parts.map(({ points }) => points))
  if (score !== null) noteScore({ ...about, score, parts })
}
