import { expect, test } from 'vitest'
import { hasAnswerEnded, spokenAtLeastMs } from '../recorder/silence.ts'
import { silenceChoices, usualSilenceMs, warnsOfEnd } from './practice-settings.ts'

test('four seconds of silence end an answer of two seconds, not one of less', () => {
  expect(hasAnswerEnded({ spokenMs: spokenAtLeastMs, quietMs: usualSilenceMs }, usualSilenceMs)).toBe(true)
  expect(hasAnswerEnded({ spokenMs: spokenAtLeastMs - 100, quietMs: 60_000 }, usualSilenceMs)).toBe(false)
  expect(hasAnswerEnded({ spokenMs: spokenAtLeastMs, quietMs: usualSilenceMs - 100 }, usualSilenceMs)).toBe(false)
})

test('with silence set to never, nothing ends by itself', () => {
  expect(hasAnswerEnded({ spokenMs: 60_000, quietMs: 60_000 }, null)).toBe(false)
  expect(warnsOfEnd(0, 60_000, 60_000, null)).toBe(false)
})

test('two ticks warn, two seconds and one second before the end', () => {
  const warned = Array.from({ length: 40 }, (_none, tenth) => tenth * 100).filter((quietMs) =>
    warnsOfEnd(quietMs - 100, quietMs, 5_000, 4_000),
  )
  expect(warned).toEqual([2_000, 3_000])
})

test('nothing ticks while somebody thinks before the first word', () => {
  expect(warnsOfEnd(1_900, 2_000, 0, 4_000)).toBe(false)
})

test('the choices go from four to twelve seconds, and never', () => {
  expect([silenceChoices[0], silenceChoices.at(-2), silenceChoices.at(-1)]).toEqual([4_000, 12_000, null])
})
