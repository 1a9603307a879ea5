import { expect, test } from 'vitest'
import { placeholders } from './sentences.ts'

test('a placeholder is what stands in one pair of brackets', () => {
  expect('I led [number] people at [employer].'.match(placeholders)).toEqual(['[number]', '[employer]'])
  expect('an [open one, then [this]'.match(placeholders)).toEqual(['[this]'])
  expect('[] and [never closed'.match(placeholders)).toEqual(['[]'])
})

test('a text of nothing but open brackets is read at once', () => {
  const startedAtMs = performance.now()
  expect('[a.'.repeat(100_000).match(placeholders)).toBeNull()
  expect(performance.now() - startedAtMs).toBeLessThan(1_000)
})
