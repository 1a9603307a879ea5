import { standInsLine } from '../../answer-review/feedback-blocks.ts'
import { meanOf } from '../../answer-review/practice-score.ts'
import type { AnswerProgress } from './answer-progress.ts'

export type SummaryLabel = 'Good' | 'Average' | 'Needs Work'

const mostPoints = 5

/** 7 or more Good, 5 or more Average, else Needs Work, by the displayed mean. */
export function labelOf(mean: number): SummaryLabel {
  if (mean >= 7) return 'Good'
  return mean >= 5 ? 'Average' : 'Needs Work'
}

/** The first five; case and periods do not matter. */
export function firstUnique(points: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const point of points) {
    const key = point.toLowerCase().replace(/[\s.!]+$/u, '')
    if (!seen.has(key)) seen.set(key, point)
  }
  return [...seen.values()].slice(0, mostPoints)
}

const readyIn = (allProgress: readonly AnswerProgress[]) =>
  allProgress.flatMap((progress) => (progress.state === 'ready' ? [progress.feedback] : []))

/** Only real scores count. */
export function summaryOf(allProgress: readonly AnswerProgress[]) {
  const ready = readyIn(allProgress)
  const counted = ready.filter(({ provisional }) => !provisional)
  const open = ready.filter(({ provisional, heard }) => provisional && heard).length
  const mean = meanOf(counted.map(({ score }) => score))
  const count = (...states: AnswerProgress['state'][]) => allProgress.filter(({ state }) => states.includes(state)).length
  return {
    /** One decimal; null when nothing counts. */
    mean,
    label: mean === null ? null : labelOf(mean),
    strengths: firstUnique(counted.flatMap(({ strengths }) => strengths)),
    improvements: firstUnique(counted.flatMap(({ improvements }) => improvements)),
    counted: counted.length,
    /** Left out of the mean. */
    provisional: ready.length - counted.length - open + count('not-transcribed'),
    /** Feedback still to come: the mean may change. */
    pending: count('sending', 'reviewing'),
    /** Waiting for the user: words to type, a failed upload, or whether it answers the question. */
    waiting: open + count('not-reviewed', 'needs-words', 'ended'),
    skipped: count('unanswered'),
    /** Written in part by the built-in coach because the AI failed. */
    hasStandIns: counted.some((feedback) => standInsLine(feedback) !== null),
  }
}

export type Summary = ReturnType<typeof summaryOf>
