import { expect, test } from 'vitest'
import { afterListening, hasAnswerEnded, isNothingHeard, levelDbOf, meterFill, nothingYet } from './silence.ts'

const hear = (...levels: [db: number, ms: number][]) =>
  levels.reduce((heard, [db, ms]) => afterListening(heard, db, ms), nothingYet)

test('a dead microphone is noticed after five seconds, not before', () => {
  expect(isNothingHeard(hear([-90, 4_900]))).toBe(false)
  expect(isNothingHeard(hear([-90, 5_000]))).toBe(true)
})

test('one word removes the warning', () => {
  expect(isNothingHeard(hear([-90, 6_000], [-20, 100]))).toBe(false)
})

test('hands-free: thinking before the first word does not end the answer', () => {
  expect(hasAnswerEnded(hear([-80, 30_000]), 4_000)).toBe(false)
  expect(hasAnswerEnded(hear([-20, 1_900], [-80, 9_000]), 4_000)).toBe(false)
  expect(hasAnswerEnded(hear([-20, 2_000], [-80, 4_000]), 4_000)).toBe(true)
})

test('hands-free: with silence set to never, nothing ends by itself', () => {
  expect(hasAnswerEnded(hear([-20, 60_000], [-80, 60_000]), null)).toBe(false)
})

test('loudness is measured in dBFS', () => {
  expect(levelDbOf(new Float32Array(100))).toBe(-100)
  expect(levelDbOf(new Float32Array(100).fill(1))).toBe(0)
  expect(levelDbOf(new Float32Array(100).fill(0.1))).toBeCloseTo(-20)
  expect([meterFill(-100), meterFill(-33), meterFill(0)]).toEqual([0, 0.5, 1])
})
