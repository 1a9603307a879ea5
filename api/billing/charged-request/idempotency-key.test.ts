import { expect, test } from 'vitest'
import { requestHashOf } from './idempotency-key.ts'

test('a request in which nothing was told has the hash it always had', () => {
  const told = [{ id: 'Q1', reply: 'no' }]
  expect(requestHashOf('an ad', [])).toBe(requestHashOf('an ad'))
  expect(requestHashOf('an ad', told)).toBe(requestHashOf('an ad', JSON.stringify(told)))
  expect(requestHashOf('an ad', told)).not.toBe(requestHashOf('an ad'))
})
