import { expect, test } from 'vitest'
import { newJob } from './upload-job.ts'
import { jobWords, sheetWords, waitingLine } from './upload-job-words.ts'

const job = (state: 'waiting' | 'needs-you' | 'delivered', status?: number) => ({
  ...newJob({ uid: 'ada', practiceId: 'p', kind: 'k', label: 'Question 1', recordingId: 'r', path: '/' }, 0, 0, () => 'id'),
  state,
  problem: status === undefined ? null : { status, code: 'x', message: 'This file is too large.' },
})

test('the line counts what waits and says what for', () => {
  expect(waitingLine([job('waiting'), job('waiting'), job('waiting'), job('delivered')], false)).toBe(
    '3 answers waiting for a connection',
  )
  expect(waitingLine([job('waiting')], true)).toBe('Sending 1 answer')
  expect(waitingLine([job('needs-you'), job('waiting')], true)).toBe('1 answer could not be sent. Tap to see why')
  expect(waitingLine([job('delivered')], true)).toBeNull()
  expect(waitingLine([{ ...job('waiting'), how: 'tus' }], false)).toBe('1 recording waiting for a connection')
  expect(waitingLine([{ ...job('waiting'), wantsEvents: true }], false)).toBe('1 recording waiting for a connection')
})

test('each item says what it waits for, or what the user must know', () => {
  expect(jobWords(job('waiting'), { sentBytes: 5, totalBytes: 20 }, true)).toMatchObject({
    sentence: 'Sending, 25% done',
    share: 0.25,
  })
  expect(jobWords(job('waiting', 0), undefined, true).sentence).toBe('Waiting for a connection')
  expect(jobWords(job('waiting', 401), undefined, true).sentence).toBe('Waiting for you to sign in again')
  expect(jobWords(job('needs-you', 413), undefined, true)).toMatchObject({ sentence: 'This file is too large.', isTrouble: true })
})

test('the sheet says whether the page is needed to send, and calls safe only what is', () => {
  const answer = job('waiting')
  expect(sheetWords([answer], 'on-this-device', true)).toMatch(/even if Greenroom is closed/)
  expect(sheetWords([answer], 'on-this-device', false)).toMatch(/sent while Greenroom is open/)
  const inThisTab = sheetWords([answer], 'in-this-tab', true)
  expect(inThisTab).toMatch(/Keep it open/)
  expect(inThisTab).not.toMatch(/safe/)
  expect(sheetWords([], 'on-this-device', true)).toBe('Nothing else waits to be sent.')
})
