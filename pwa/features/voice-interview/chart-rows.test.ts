import { expect, test } from 'vitest'
import type { AnswerProgress } from './answer-progress.ts'
import { chartRows, chartSentence } from './chart-rows.ts'
import { feedbackOf } from './testing/example-interview.ts'

const paced = (wordsPerMinute: number | null): AnswerProgress => {
  const delivery = { ...feedbackOf(7).delivery, wordsPerMinute, fillers: [{ text: 'um', count: 2 }], pauses: [] }
  return { state: 'ready', transcript: 'x', feedback: feedbackOf(7, { delivery }), recomputationsLeft: 5 }
}

test('what was not measured is marked as such, not as zero', () => {
  const rows = chartRows([paced(140.4), { state: 'unanswered', wasSkipped: true }, paced(null)])
  expect(rows.map(({ pace }) => pace)).toEqual([140, null, null])
  expect(rows[0]).toMatchObject({ number: 1, fillers: 2, pauses: 0 })
})

test('the chart has a sentence that says the same', () => {
  const rows = chartRows([paced(140), paced(180), { state: 'unanswered', wasSkipped: true }])
  expect(chartSentence(rows)).toBe('Pace of 2 of 3 answers: 140 to 180 words a minute; 1 easy to follow.')
  expect(chartSentence(chartRows([paced(null)]))).toBe('Pace was not measured for any answer.')
})
