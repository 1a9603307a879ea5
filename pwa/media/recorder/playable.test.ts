import { expect, test } from 'vitest'
import { peaksOf } from './playable.ts'

test('a waveform shows where it was loud', () => {
  const samples = new Float32Array(100)
  samples.fill(0.25, 0, 25)
  samples.fill(-0.5, 50, 75)
  expect(peaksOf(samples, 4)).toEqual([0.5, 0, 1, 0])
})

test('silence stays flat, and a recording shorter than its bars has no holes', () => {
  expect(Math.max(...peaksOf(new Float32Array(50).fill(0.0001), 10))).toBeLessThan(0.01)
  expect(peaksOf(new Float32Array(0), 3)).toEqual([0, 0, 0])
})
