import { expect, test } from 'vitest'
import { sendUpload } from './send-upload.ts'
import { newJob } from './upload-job.ts'

const deps = {
  token: 'pass',
  signal: new AbortController().signal,
  freshToken: async () => null,
  progress: () => undefined,
}
const by = (fetch: typeof globalThis.fetch) => ({ fetch, uploader: async () => async () => 200 })
const about = { uid: 'ada', practiceId: 'p', kind: 'k', label: 'Question 1', recordingId: null, path: '/api/x' }

test('a job without a file is sent as JSON under its own key', async () => {
  const sent: Request[] = []
  const post: typeof fetch = async (path, init) => {
    sent.push(new Request(new URL(String(path), 'http://localhost'), init))
    return Response.json({ score: 7 })
  }
  const job = newJob({ ...about, how: 'json', fields: { json: '{"transcript":"Yes."}' } }, 1, 0, () => 'key')
  expect(await sendUpload({ job, file: null, files: [] }, deps, by(post))).toMatchObject({ status: 200, answer: { score: 7 } })
  expect(sent[0]!.headers.get('content-type')).toBe('application/json')
  expect(sent[0]!.headers.get('idempotency-key')).toBe('key')
  expect(await sent[0]!.json()).toEqual({ transcript: 'Yes.' })
})

const events = (text: string) => async () => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
const generation = { ...about, wantsEvents: true, files: [{ field: 'audio', name: 'take.webm', type: 'audio/webm', size: 1 }] }

test('a generation that waited is sent with its own files, and asks for events', async () => {
  const requests: Request[] = []
  const file = new File(['sound'], 'take.webm', { type: 'audio/webm' })
  const done = 'event: section\ndata: {}\n\nevent: done\ndata: {}\n\n'
  const server: typeof fetch = async (path, init) => {
    requests.push(new Request(`https://greenroom.test${path}`, init))
    return events(done)()
  }
  const upload = { job: newJob(generation, 1, 0, () => 'key'), file: null, files: [file] }
  const outcome = await sendUpload(upload, deps, by(server))
  expect(outcome).toMatchObject({ status: 200, answer: done })
  expect(requests[0]!.headers.get('accept')).toBe('text/event-stream')
  const sent = (await requests[0]!.formData()).get('audio') as File
  expect([sent.name, sent.type, await sent.text()]).toEqual(['take.webm', 'audio/webm', 'sound'])
})

test.each([
  ['cut off before its end', 'event: section\ndata: {}\n\n', 0],
  ['of a server that restarts', 'event: problem\ndata: {"code":"restarting","message":"x"}\n\n', 0],
  ['of a failure, which ends it', 'event: problem\ndata: {"code":"unavailable","message":"x"}\n\n', 200],
])('a stream %s', async (_which, text, status) => {
  const upload = { job: newJob(generation, 1, 0, () => 'key'), file: null, files: [new File([], 'x')] }
  expect((await sendUpload(upload, deps, by(events(text)))).status).toBe(status)
})

test('a failure says what became of the credits', async () => {
  const body = { code: 'unavailable', message: 'Your 5 credits are back.', charge: 'returned', creditsReturned: 5 }
  const job = newJob({ ...about, how: 'json' }, 1, 0, () => 'key')
  const server = by(async () => Response.json(body, { status: 503, headers: { 'retry-after': '3' } }))
  const outcome = await sendUpload({ job, file: null, files: [] }, deps, server)
  expect(outcome).toMatchObject({ status: 503, retryAfterMs: 3_000, ...body })
})
