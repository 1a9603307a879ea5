import { expect, test } from 'vitest'
import type { Delivery } from '../../api/contract/answer-feedback.ts'
import { deliveryRows, notMeasuredLine } from './delivery-rows.ts'

const spoken: Delivery = {
  words: 150,
  durationSeconds: 62,
  wordsPerMinute: 145,
  fillers: [{ text: 'um', count: 2 }],
  fillersPerMinute: 1.9,
  pauses: [{ startMs: 20_000, endMs: 22_600 }],
  longPauses: 0,
}
const typed: Delivery = {
  ...{ words: 150, durationSeconds: null, wordsPerMinute: null },
  ...{ fillers: null, fillersPerMinute: null, pauses: null, longPauses: null },
}
const rowsOf = (delivery: Delivery) => Object.fromEntries(deliveryRows(delivery, null).map((row) => [row.id, row]))

test('each figure has the range that a listener likes, and lies inside it where it is fine', () => {
  const rows = deliveryRows(spoken, { voiceDb: -22, isClipped: false })
  expect(rows.map(({ id, advice }) => [id, advice])).toEqual(
    ['pace', 'pauses', 'fillers', 'length', 'level'].map((id) => [id, null]),
  )
  for (const { scale } of rows) {
    expect(scale.at).toBeGreaterThanOrEqual(scale.from)
    expect(scale.at).toBeLessThanOrEqual(scale.to)
  }
  expect(notMeasuredLine(spoken)).toBeNull()
})

test('a figure outside its range lies outside it, far ones at the edge', () => {
  const { pace, pauses, fillers, length } = rowsOf({
    ...spoken,
    ...{ wordsPerMinute: 300, fillersPerMinute: 7, longPauses: 1, durationSeconds: 20 },
    pauses: [{ startMs: 20_000, endMs: 29_000 }],
  })
  expect(pace).toMatchObject({ scale: { at: 1 }, advice: 'Fast for a listener. Aim for 125 to 165.' })
  expect(pauses).toMatchObject({ value: '1 pause, the longest 9 s', scale: { at: 1, to: 0.5 } })
  expect(pauses!.advice).toBe('1 is four seconds or longer. Aim for pauses under 4 seconds.')
  expect(fillers!.scale.at).toBeGreaterThan(fillers!.scale.to)
  expect(length!.scale.at).toBeLessThan(length!.scale.from)
})

test('a typed answer has no pace, no pauses, no loudness, and no line about them', () => {
  expect(deliveryRows(typed, null)).toEqual([])
  expect(notMeasuredLine(typed)).toBeNull()
})

test('of a recording only what was measured is drawn, and what was not is said in one line', () => {
  const unsure = { ...spoken, wordsPerMinute: null, fillers: null, fillersPerMinute: null }
  expect(Object.keys(rowsOf(unsure))).toEqual(['pauses', 'length'])
  expect(notMeasuredLine(unsure)).toBe('Not measured: pace, fillers (this transcript leaves out “um” and “uh”).')
  expect(notMeasuredLine({ ...unsure, words: 0 })).toBe('Pace and fillers need the words of your answer.')
})
