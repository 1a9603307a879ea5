import { expect, test } from 'vitest'
import { deliveryOnDevice } from './delivery-on-device.ts'
import { deliveryRows } from './delivery-rows.ts'
import type { SoundFigures } from './sound-figures.ts'

const aMinute: SoundFigures = {
  lengthMs: 62_000,
  spokenMs: 50_000,
  silences: [
    { startMs: 0, endMs: 1_000 },
    { startMs: 10_000, endMs: 14_000 },
    { startMs: 30_000, endMs: 36_000 },
    { startMs: 61_000, endMs: 62_000 },
  ],
  voiceDb: -24,
  isClipped: false,
}
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const rowOf = (id: string, ...given: Parameters<typeof deliveryOnDevice>) =>
  deliveryRows(deliveryOnDevice(...given), null).find((row) => row.id === id)

test('without a transcript pace and fillers are not shown, least of all as zero', () => {
  const delivery = deliveryOnDevice(aMinute, 62_000, null)
  expect(delivery).toMatchObject({ wordsPerMinute: null, fillers: null, durationSeconds: 62, longPauses: 2 })
  expect(rowOf('pace', aMinute, 62_000, null)).toBeUndefined()
  expect(rowOf('fillers', aMinute, 62_000, null)).toBeUndefined()
  expect(rowOf('pauses', aMinute, 62_000, null)).toMatchObject({ value: '2 pauses, the longest 6 s', advice: expect.any(String) })
})

test('pace counts the words from the first to the last, and again without the pauses', () => {
  expect(deliveryOnDevice(aMinute, 62_000, words(140))).toMatchObject({ wordsPerMinute: 140 })
  expect(rowOf('pace', aMinute, 62_000, words(140))).toMatchObject({ value: '140 words a minute', advice: null })
  expect(rowOf('pace', aMinute, 62_000, words(124))?.advice).toContain('Slow')
  expect(rowOf('pace', aMinute, 62_000, words(166))?.advice).toContain('Fast')
  expect(deliveryOnDevice(aMinute, 62_000, words(7)).wordsPerMinute).toBeNull()
  // Too many words for this time: they were typed, so they have no pace.
  expect(deliveryOnDevice(aMinute, 62_000, words(400)).wordsPerMinute).toBeNull()
})

test('hesitations are counted where the transcript has them; words that look like them are not', () => {
  const { fillers, fillersPerMinute } = deliveryOnDevice(aMinute, 62_000, 'Um, I was, uh, in the er um summer ahead of her.')
  expect(fillers).toEqual([
    { text: 'um', count: 2 },
    { text: 'uh', count: 1 },
    { text: 'er', count: 1 },
  ])
  expect(fillersPerMinute).toBe(4)
  expect(deliveryOnDevice(aMinute, 62_000, 'A summer error, ahead of her.').fillers).toBeNull()
})

test('of a recording that the browser cannot decode only the length is known', () => {
  expect(deliveryOnDevice(null, 30_400, words(50))).toEqual({
    words: 50,
    durationSeconds: 30.4,
    wordsPerMinute: null,
    fillers: null,
    fillersPerMinute: null,
    pauses: null,
    longPauses: null,
  })
  expect(rowOf('length', null, 30_400, null)).toMatchObject({ value: '0:30', advice: expect.any(String) })
})
