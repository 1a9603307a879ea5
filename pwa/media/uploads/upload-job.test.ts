import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UploadJob } from '../../platform/local-store.ts'
import { afterTry, newJob, nextJob, type Outcome, readyAgain, waitsForConnection } from './upload-job.ts'

let ids = 0
const job = (over: Partial<UploadJob> = {}): UploadJob => {
  const upload = { uid: 'ada', practiceId: 'p', kind: 'answer', label: 'Question 1', recordingId: 'r', path: '/api/x' }
  return { ...newJob(upload, 0, 0, () => `id-${ids++}`), ...over }
}
const outcome = (status: number, over: Partial<Outcome> = {}): Outcome => ({
  status,
  code: 'x',
  message: 'A sentence.',
  retryAfterMs: null,
  answer: null,
  ...over,
})
const at = { nowMs: 1_000, random: 0 }

test('a job is kept however often it fails', () => {
  const statuses = fc.array(fc.constantFrom(0, 401, 409, 429, 500, 503), { maxLength: 200 })
  fc.assert(
    fc.property(statuses, fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const tried = failures.reduce((each, status) => afterTry(each, outcome(status), { nowMs: 0, random }), job())
      return tried.state === 'waiting' && tried.notBeforeMs <= 300_000 && tried.tries === failures.length
    }),
  )
})

test('a server that says when to try again is obeyed, within limits', () => {
  expect(afterTry(job(), outcome(429, { retryAfterMs: 30_000 }), at).notBeforeMs).toBe(31_000)
  expect(afterTry(job(), outcome(503, { retryAfterMs: 86_400_000 }), at).notBeforeMs).toBe(301_000)
})

test('a delivered job carries the answer, a refused one the reason', () => {
  expect(afterTry(job(), outcome(200, { answer: { transcription: 'Hi' } }), at)).toMatchObject({
    state: 'delivered',
    answer: { transcription: 'Hi' },
    problem: null,
  })
  expect(afterTry(job(), outcome(413), at)).toMatchObject({ state: 'needs-you', problem: { status: 413 } })
})

test('a server that gave the credits back is asked again only when the user says so', () => {
  const failed = afterTry(job(), outcome(503, { charge: 'returned', creditsReturned: 5 }), at)
  expect(failed).toMatchObject({ state: 'needs-you', problem: { charge: 'returned', creditsReturned: 5 } })
  expect(readyAgain(failed).state).toBe('waiting')
})

test('the key stays the same from try to try', () => {
  const first = job()
  expect(afterTry(afterTry(first, outcome(0), at), outcome(500), at).idempotencyKey).toBe(first.idempotencyKey)
})

describe('the order of sending', () => {
  test('answers of one recording session are sent in order; the second waits for the first', () => {
    const [first, second] = [job({ order: 1, notBeforeMs: 5_000 }), job({ order: 2 })]
    expect(nextJob([second, first], 1_000)).toEqual({ job: null, nextAtMs: 5_000 })
    expect(nextJob([second, first], 5_000).job).toBe(first)
  })
  test('a job that needs the user does not hold up the rest', () => {
    const second = job({ order: 2 })
    expect(nextJob([job({ order: 1, state: 'needs-you' }), second], 0).job).toBe(second)
  })
  test('a recording session in trouble does not hold up another', () => {
    const other = job({ practiceId: 'q' })
    expect(nextJob([job({ notBeforeMs: 9_000 }), other], 0).job).toBe(other)
  })
})

test('back online, only what failed for lack of a connection is sent at once', () => {
  const offline = afterTry(job(), outcome(0), at)
  const busy = afterTry(job(), outcome(429), at)
  expect([offline, busy].map(waitsForConnection)).toEqual([true, false])
  expect(readyAgain(offline)).toMatchObject({ state: 'waiting', notBeforeMs: 0 })
  const delivered = afterTry(job(), outcome(200), at)
  expect(readyAgain(delivered)).toBe(delivered)
})
