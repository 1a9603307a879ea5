import { expect, test } from 'vitest'
import { pausesOf, speechSpanOf } from '../../api/contract/speech-times.ts'
import { soundFiguresOf } from './sound-figures.ts'

const rateHz = 16_000

function recordingOf(parts: { ms: number; db: number | null }[], backgroundDb = -72): Float32Array {
  const total = parts.reduce((sum, { ms }) => sum + ms, 0)
  const samples = new Float32Array((total * rateHz) / 1_000)
  let at = 0
  for (const { ms, db } of parts) {
    const amplitude = Math.SQRT2 * 10 ** ((db ?? backgroundDb) / 20)
    for (const end = at + (ms * rateHz) / 1_000; at < end; at++) {
      const syllable = db === null ? 1 : 0.55 + 0.45 * Math.sin((at / rateHz) * 2 * Math.PI * 4)
      samples[at] = amplitude * syllable * Math.sin((at / rateHz) * 2 * Math.PI * (db === null ? 97 : 180))
    }
  }
  return samples
}

/** With what they say of the speech. */
function figuresOf(parts: Parameters<typeof recordingOf>[0], backgroundDb?: number) {
  const figures = soundFiguresOf(recordingOf(parts, backgroundDb), rateHz)
  const times = { durationSeconds: figures.lengthMs / 1_000, pauses: figures.silences }
  return { ...figures, pauses: pausesOf(times)!, voiceSpan: speechSpanOf(times) }
}

const voice = (ms: number, db = -22) => ({ ms, db })
const quiet = (ms: number) => ({ ms, db: null })

test('pauses of two seconds and more are found to within 50 ms, shorter ones are not', () => {
  const { pauses, lengthMs } = figuresOf([
    voice(4_000),
    quiet(2_200),
    voice(3_000),
    quiet(1_500),
    voice(2_000),
    quiet(4_700),
    voice(1_000),
  ])
  expect(lengthMs).toBe(18_400)
  expect(pauses).toHaveLength(2)
  for (const [index, [atMs, forMs]] of [
    [4_000, 2_200],
    [12_700, 4_700],
  ].entries()) {
    const { startMs, endMs } = pauses[index]!
    expect(Math.abs(startMs - atMs!)).toBeLessThanOrEqual(50)
    expect(Math.abs(endMs - startMs - forMs!)).toBeLessThanOrEqual(50)
  }
})

test('the first three seconds of thinking are free, and silence after the last word is not a pause', () => {
  const quick = figuresOf([quiet(2_800), voice(3_000), quiet(5_000)])
  expect(quick.pauses).toEqual([])
  expect(quick.spokenMs).toBeGreaterThan(2_900)
  expect(quick.spokenMs).toBeLessThan(3_100)
  const slow = figuresOf([quiet(5_200), voice(3_000)])
  expect(slow.pauses).toHaveLength(1)
  expect(slow.pauses[0]!.startMs).toBe(3_000)
  const between = figuresOf([quiet(4_700), voice(3_000)])
  expect(between.pauses).toEqual([])
})

test('silences at both ends are reported too, so the pace counts from the first word to the last', () => {
  const { silences, voiceSpan } = figuresOf([quiet(1_000), voice(3_000), quiet(700), voice(2_000), quiet(4_000)])
  const rounded = silences.map(({ startMs, endMs }) => [Math.round(startMs / 100), Math.round(endMs / 100)])
  expect(rounded).toEqual([
    [0, 10],
    [40, 47],
    [67, 107],
  ])
  expect(Math.abs(voiceSpan!.endMs - 6_700)).toBeLessThanOrEqual(50)
})

test('a fan behind the voice does not hide a pause', () => {
  const { pauses } = figuresOf([voice(4_000), quiet(3_000), voice(4_000)], -46)
  expect(pauses).toHaveLength(1)
  expect(Math.abs(pauses[0]!.endMs - pauses[0]!.startMs - 3_000)).toBeLessThanOrEqual(150)
})

test('a click in the middle of a pause does not cut it in two', () => {
  const { pauses } = figuresOf([voice(3_000), quiet(1_500), voice(30), quiet(1_500), voice(3_000)])
  expect(pauses).toHaveLength(1)
  expect(Math.abs(pauses[0]!.endMs - pauses[0]!.startMs - 3_030)).toBeLessThanOrEqual(50)
})

test('speech without a break has no pauses, however long it is', () => {
  expect(figuresOf([voice(60_000)]).pauses).toEqual([])
})

test('of silence only the length is measured', () => {
  expect(soundFiguresOf(recordingOf([quiet(6_000)]), rateHz)).toEqual({
    lengthMs: 6_000,
    spokenMs: 0,
    silences: [],
    voiceDb: null,
    isClipped: false,
  })
  expect(soundFiguresOf(new Float32Array(0), rateHz).lengthMs).toBe(0)
})

test('the voice is as loud as it was made, and too loud is noticed', () => {
  const soft = figuresOf([voice(3_000, -38), quiet(3_000)])
  expect(soft.voiceDb).toBeGreaterThan(-45)
  expect(soft.voiceDb).toBeLessThan(-36)
  expect(soft.isClipped).toBe(false)
  expect(figuresOf([voice(3_000, -1)]).isClipped).toBe(true)
})
