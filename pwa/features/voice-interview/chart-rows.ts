import { goodPace } from '../../answer-review/delivery-rows.ts'
import type { AnswerProgress } from './answer-progress.ts'

export interface ChartRow {
  number: number
  pace: number | null
  seconds: number | null
  fillers: number | null
  pauses: number | null
}

export const paceBand = goodPace
/** The chart's top; faster answers get the same height. */
export const tallestPace = 220

/** Typed and skipped answers have nothing to draw. */
export const isMeasured = ({ pace, seconds, fillers, pauses }: ChartRow): boolean =>
  [pace, seconds, fillers, pauses].some((figure) => figure !== null)

export function heightOf(paceWpm: number, chartHeight: number): number {
  return (paceWpm / tallestPace) * chartHeight
}

export function chartRows(allProgress: readonly AnswerProgress[]): ChartRow[] {
  return allProgress.map((progress, index) => {
    const number = index + 1
    if (progress.state !== 'ready' || progress.feedback.provisional)
      return { number, pace: null, seconds: null, fillers: null, pauses: null }
    const { wordsPerMinute, durationSeconds, fillers, pauses } = progress.feedback.delivery
    return {
      number,
      pace: wordsPerMinute === null ? null : Math.round(wordsPerMinute),
      seconds: durationSeconds,
      fillers: fillers?.reduce((sum, { count }) => sum + count, 0) ?? null,
      pauses: pauses?.length ?? null,
    }
  })
}

export function chartSentence(rows: readonly ChartRow[]): string {
  const measured = rows.flatMap(({ pace }) => (pace === null ? [] : [pace]))
  if (measured.length === 0) return 'Pace was not measured for any answer.'
  const fits = measured.filter((pace) => pace >= paceBand.fromWpm && pace <= paceBand.toWpm).length
  const span = `${Math.min(...measured)} to ${Math.max(...measured)} words a minute`
  return `Pace of ${measured.length} of ${rows.length} answers: ${span}; ${fits} easy to follow.`
}
