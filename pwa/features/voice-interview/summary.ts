import type { Delivery } from '../../../api/contract/answer-feedback.ts'
import { standInsLine } from '../../answer-review/feedback-blocks.ts'
import { meanOf } from '../../answer-review/practice-score.ts'
import type { AnswerProgress } from './answer-progress.ts'

export type SummaryLabel = 'Good' | 'Average' | 'Needs Work'

export interface Summary {
  /** One decimal; null when nothing counts. */
  mean: number | null
  label: SummaryLabel | null
  strengths: string[]
  improvements: string[]
  counted: number
  /** Provisional scores, left out of the mean. */
  provisional: number
  /** Feedback still to come: the mean may change. */
  pending: number
  /** Waiting for the user: words to type, a failed upload, or whether it answers the question. */
  waiting: number
  skipped: number
  /** Written in part by the built-in coach because the AI failed. */
  hasStandIns: boolean
}

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

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)

/** How all answers were said, as if they were one. Null where none of them was measured. */
export function deliveryOf(allProgress: readonly AnswerProgress[]): Delivery {
  const all = countedIn(allProgress).map(({ delivery }) => delivery)
  const paced = all.flatMap(({ words, wordsPerMinute }) => (wordsPerMinute ? { words, minutes: words / wordsPerMinute } : []))
  const pauses = all.flatMap((answer) => answer.pauses ?? [])
  const isPaused = all.some((answer) => answer.pauses !== null)
  const heard = all.filter(({ fillers }) => fillers !== null)
  const rates = heard.flatMap(({ fillersPerMinute }) => fillersPerMinute ?? [])
  const counts = new Map<string, number>()
  for (const { text, count } of heard.flatMap(({ fillers }) => fillers ?? [])) counts.set(text, (counts.get(text) ?? 0) + count)
  return {
    words: sumOf(all.map(({ words }) => words)),
    durationSeconds: null,
    wordsPerMinute:
      paced.length === 0 ? null : sumOf(paced.map(({ words }) => words)) / sumOf(paced.map(({ minutes }) => minutes)),
    fillers: heard.length === 0 ? null : [...counts].map(([text, count]) => ({ text, count })),
    fillersPerMinute: rates.length === 0 ? null : sumOf(rates) / rates.length,
    pauses: isPaused ? pauses : null,
    longPauses: isPaused ? sumOf(all.map(({ longPauses }) => longPauses ?? 0)) : null,
  }
}

const readyIn = (allProgress: readonly AnswerProgress[]) =>
  allProgress.flatMap((progress) => (progress.state === 'ready' ? [progress.feedback] : []))

const countedIn = (allProgress: readonly AnswerProgress[]) => readyIn(allProgress).filter(({ provisional }) => !provisional)

/** Only real scores count. */
export function summaryOf(allProgress: readonly AnswerProgress[]): Summary {
  const ready = readyIn(allProgress)
  const counted = countedIn(allProgress)
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
