import { standInsLine } from '../../answer-review/feedback-blocks.ts'
import type { AnswerProgress } from './answer-progress.ts'

export type SummaryLabel = 'Good' | 'Average' | 'Needs Work'

export interface Summary {
  /** Mean of the counted scores, one decimal; null when nothing counts. */
  mean: number | null
  label: SummaryLabel | null
  /** Up to five of each, no two alike. */
  strengths: string[]
  improvements: string[]
  /** Answers whose score is in the mean. */
  counted: number
  /** Scores that stand in for something and are left out. */
  provisional: number
  /** Answers whose feedback is still to come: the mean may change. */
  pending: number
  /** Answers that wait for the user: words to type, a failure to try again, whether it answers the question. */
  waiting: number
  skipped: number
  /** The built-in coach wrote some of it in the AI's place. */
  hasStandIns: boolean
}

const mostPoints = 5

/** 7 or more Good, 5 or more Average, else Needs Work. Judged by the figure that is shown. */
export function labelOf(mean: number): SummaryLabel {
  if (mean >= 7) return 'Good'
  return mean >= 5 ? 'Average' : 'Needs Work'
}

/** One decimal, counted in tenths to avoid rounding errors: 6.9 + 7.2 is 14.1. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null
  const tenths = scores.reduce((sum, score) => sum + Math.round(score * 10), 0)
  return Math.round(tenths / scores.length) / 10
}

/** The first five different ones; upper case and full stops make no difference. */
export function firstUnique(points: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const point of points) {
    const key = point.toLowerCase().replace(/[\s.!]+$/u, '')
    if (!seen.has(key)) seen.set(key, point)
  }
  return [...seen.values()].slice(0, mostPoints)
}

/** The summary of an interview: only real scores count. */
export function summaryOf(allProgress: readonly AnswerProgress[]): Summary {
  const ready = allProgress.flatMap((progress) => (progress.state === 'ready' ? [progress.feedback] : []))
  const counted = ready.filter(({ provisional }) => !provisional)
  const open = ready.filter(({ provisional, heard }) => provisional && heard).length
  const mean = meanOf(counted.map(({ score }) => score))
  const count = (...states: AnswerProgress['state'][]) => allProgress.filter(({ state }) => states.includes(state)).length
  return {
    mean,
    label: mean === null ? null : labelOf(mean),
    strengths: firstUnique(counted.flatMap(({ strengths }) => strengths)),
    improvements: firstUnique(counted.flatMap(({ improvements }) => improvements)),
    counted: counted.length,
    provisional: ready.length - counted.length - open + count('not-transcribed'),
    pending: count('sending', 'reviewing'),
    waiting: open + count('not-reviewed', 'needs-words', 'ended'),
    skipped: count('unanswered'),
    hasStandIns: counted.some((feedback) => standInsLine(feedback) !== null),
  }
}
