import { expect, test } from 'vitest'
import { afterListening, nothingYet } from './silence.ts'

const seconds = (count: number, level: (tenth: number) => number) =>
  Array.from({ length: count * 10 }, (_none, tenth) => level(tenth))
const hear = (levels: number[]) => levels.reduce((heard, level) => afterListening(heard, level, 100), nothingYet)
const speech = (tenth: number) => (tenth % 5 === 4 ? -48 : -22)

test('in quiet surroundings speech counts as speech and silence as silence', () => {
  const heard = hear([...seconds(5, speech), ...seconds(4, () => -70)])
  expect(heard.spokenMs).toBeGreaterThanOrEqual(3_500)
  expect(heard.quietMs).toBeGreaterThanOrEqual(4_000)
})

test('beside a street, the end of an answer is still noticed', () => {
  const street = (tenth: number) => -42 + (tenth % 3)
  const heard = hear([
    ...seconds(2, street),
    ...seconds(5, (tenth) => Math.max(street(tenth), speech(tenth))),
    ...seconds(5, street),
  ])
  expect(heard.spokenMs).toBeGreaterThanOrEqual(3_500)
  expect(heard.spokenMs).toBeLessThanOrEqual(6_000)
  expect(heard.quietMs).toBeGreaterThanOrEqual(4_000)
})

test('breaths between words do not end an answer', () => {
  expect(hear(seconds(60, speech)).quietMs).toBeLessThanOrEqual(200)
})

test('where it is silent from the beginning, nothing counts as speech', () => {
  expect(hear(seconds(10, () => -100))).toMatchObject({ spokenMs: 0, quietMs: 10_000 })
})
