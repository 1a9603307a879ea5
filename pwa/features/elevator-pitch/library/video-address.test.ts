import { expect, test } from 'vitest'
import { endsAtMs, stillWorks } from './video-address.ts'

const noonMs = Date.UTC(2026, 10, 21, 12)
const endsAt = '2026-11-21T12:05:00.000Z'

test('an address works for its five minutes, and is not used in their last seconds', () => {
  const end = endsAtMs(endsAt, 'Sat, 21 Nov 2026 12:00:00 GMT', noonMs)
  expect(stillWorks(end, noonMs)).toBe(true)
  expect(stillWorks(end, noonMs + 284_000)).toBe(true)
  expect(stillWorks(end, noonMs + 290_000)).toBe(false)
  expect(stillWorks(end, noonMs + 400_000)).toBe(false)
})

test('a phone whose clock is three hours fast still plays', () => {
  const phoneNowMs = noonMs + 3 * 3_600_000
  const end = endsAtMs(endsAt, 'Sat, 21 Nov 2026 12:00:00 GMT', phoneNowMs)
  expect(stillWorks(end, phoneNowMs)).toBe(true)
  expect(stillWorks(end, phoneNowMs + 290_000)).toBe(false)
})

test("without the server's clock the device's own is used", () => {
  expect(endsAtMs(endsAt, null, noonMs)).toBe(noonMs + 300_000)
})
