import { expect, test } from 'vitest'
import { sendForm } from './send-form.ts'
import { newJob } from './upload-job.ts'

const deps = {
  token: 'pass',
  signal: new AbortController().signal,
  freshToken: async () => null,
  progress: () => undefined,
}
const about = { uid: 'ada', practiceId: 'p', kind: 'k', label: 'Question 1', recordingId: null, path: '/api/x' }

test('a job without a file is sent as JSON under its own key', async () => {
  const sent: Request[] = []
  const post: typeof fetch = async (path, init) => {
    sent.push(new Request(new URL(String(path), 'http://localhost'), init))
    return Response.json({ score: 7 })
  }
  const job = newJob({ ...about, how: 'json', fields: { json: '{"transcript":"Yes."}' } }, 1, 0, () => 'key')
  expect(await sendForm({ job, file: null }, deps, post)).toMatchObject({ status: 200, answer: { score: 7 } })
  expect(sent[0]!.headers.get('content-type')).toBe('application/json')
  expect(sent[0]!.headers.get('idempotency-key')).toBe('key')
  expect(await sent[0]!.json()).toEqual({ transcript: 'Yes.' })
})

test('a failure says what became of the credits', async () => {
  const body = { code: 'unavailable', message: 'Your 5 credits are back.', charge: 'returned', creditsReturned: 5 }
  const job = newJob({ ...about, how: 'json' }, 1, 0, () => 'key')
  const outcome = await sendForm({ job, file: null }, deps, async () => Response.json(body, { status: 503 }))
  expect(outcome).toMatchObject({ status: 503, ...body })
})
