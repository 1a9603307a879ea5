import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { openLocalStore } from '../../platform/database-store.ts'
import type { UploadJob } from '../../platform/local-store.ts'
import { holdLock } from '../../platform/locks.ts'
import { asDiscarded } from './discard.ts'
import { outboxLock, outboxTag } from './outbox-channel.ts'
import { sendOnSync, type WorkerDeps } from './send-on-sync.ts'
import { newJob } from './upload-job.ts'

afterEach(() => deleteDB('greenroom'))

const textOf = (uid: string, id: string, over: Partial<UploadJob> = {}): UploadJob => {
  const about = { uid, practiceId: id, kind: 'k', label: '', recordingId: null, path: `/api/${id}`, how: 'json' as const }
  return { ...newJob({ ...about, fields: { json: '{}' } }, 1, 0, () => id), ...over }
}

/** A device whose pages are all closed, with these jobs on it, and Ada signed in by default. */
async function syncWith(jobs: UploadJob[], over: Partial<WorkerDeps> = {}) {
  const localStore = await openLocalStore()
  for (const row of jobs) await localStore.write([{ put: 'jobs', row }])
  localStore.close()
  const sent: string[] = []
  const waited: number[] = []
  const notified: string[] = []
  const tokens: boolean[] = []
  let sessions = 0
  const deps: WorkerDeps = {
    async openSession() {
      sessions += 1
      const token = async ({ fresh }: { fresh: boolean }) => `token-${tokens.push(fresh)}`
      return { uid: 'ada', token, close: async () => undefined }
    },
    fetch: async (path) => {
      sent.push(String(path))
      return Response.json({})
    },
    uploader: async () => async () => 200,
    wait: async (ms) => void waited.push(ms),
    notify: async () => void notified.push('feedback'),
    ...over,
  }
  let work: Promise<unknown> = Promise.resolve()
  const waitUntil = (given: Promise<unknown>) => {
    work = given
  }
  const event = Object.assign(new Event('sync'), { tag: outboxTag, waitUntil })
  sendOnSync(deps)(event)
  const outcome = await work.then(
    () => 'done',
    () => 'again',
  )
  return { outcome, sent, waited, notified, sessions }
}

test('with no page open the worker sends what the signed-in user left, at once, however long it should have waited', async () => {
  const offline = { problem: { status: 0, code: 'offline', message: '' }, tries: 9, notBeforeMs: Date.now() + 300_000 }
  const { outcome, sent } = await syncWith([textOf('ada', 'one', offline), textOf('ada', 'two')])
  expect(outcome).toBe('done')
  expect(sent.sort()).toEqual(['/api/one', '/api/two'])
})

test('with no page open the worker asks for the feedback on the words it has just received, in the same round', async () => {
  const about = { ...textOf('ada', 'transcribe'), id: 'sound' }
  const spoken = {
    ...about,
    followUp: {
      ...{ id: 'feedback', kind: 'review', label: '', path: '/api/feedback', fields: {} },
      ...{ body: { question: 'Why?' }, takes: { transcription: 'transcript' } },
    },
  }
  const bodies: unknown[] = []
  const server: typeof fetch = async (path, init) => {
    bodies.push([String(path), new Headers(init?.headers).get('idempotency-key'), JSON.parse(String(init?.body))])
    return Response.json({ transcription: 'I led five.' })
  }
  expect(await syncWith([spoken], { fetch: server })).toMatchObject({ outcome: 'done', sessions: 1 })
  expect(bodies).toEqual([
    ['/api/transcribe', 'transcribe', {}],
    ['/api/feedback', 'feedback', { question: 'Why?', transcript: 'I led five.' }],
  ])
})

test('the user is told once of feedback that arrived, and of nothing else', async () => {
  const feedback = (id: string, over: Partial<UploadJob> = {}) => ({
    ...textOf('ada', id, over),
    path: '/api/interview-feedback',
  })
  const earlier = feedback('earlier', { state: 'delivered' })
  expect(await syncWith([earlier, feedback('one'), feedback('two')])).toMatchObject({ notified: ['feedback'] })
  expect(await syncWith([textOf('ada', 'pitch')])).toMatchObject({ outcome: 'done', notified: [] })
  const fails = { fetch: () => Promise.reject(new TypeError('offline')) }
  expect(await syncWith([feedback('three')], fails)).toMatchObject({ outcome: 'again', notified: [] })
})

test('with no page open the worker sends a video; cut off by the browser, it goes on in the next round, and the form follows once', async () => {
  const video = { ...textOf('ada', 'save'), how: 'tus' as const, recordingId: 'r', id: 'video' }
  const localStore = await openLocalStore()
  const kept = {
    kind: 'video',
    type: 'video/webm',
    label: '',
    startedAtMs: 0,
    state: 'finished',
    lengthMs: 1,
    delivered: false,
  } as const
  const row = { id: 'r', uid: 'ada', practiceId: 'save', soundOf: null, bytes: 5, chunks: 1, ...kept }
  const bytes = new TextEncoder().encode('video').buffer
  await localStore.write([{ put: 'recordings', row }, { putChunk: { recordingId: 'r', uid: 'ada', index: 0, bytes } }])
  localStore.close()
  const uploads: [string, boolean, string][] = []
  const statuses = [0, 200]
  const uploader: WorkerDeps['uploader'] = async () => async (options) => {
    uploads.push([options.uploadId, options.isNew, await options.file.text()])
    return statuses.shift()!
  }
  // Until the upload is whole the form finds none.
  const forms: unknown[] = []
  const server: typeof fetch = async (_path, init) => {
    forms.push((init!.body as FormData).get('uploadId'))
    return uploads.length < 2 ? Response.json({}, { status: 404 }) : Response.json({ id: 'saved' })
  }
  expect(await syncWith([video], { uploader, fetch: server })).toMatchObject({ outcome: 'done', waited: [0, 3_000] })
  expect(uploads).toEqual([
    ['video', false, 'video'],
    ['video', false, 'video'],
  ])
  expect(forms).toEqual(['video', 'video'])
})

test("nothing of somebody else's and nothing discarded is sent", async () => {
  const discarded = asDiscarded(textOf('ada', 'discarded'), Date.now())!
  const jobs = [textOf('bob', 'his'), discarded, textOf('ada', 'hers')]
  expect(await syncWith(jobs)).toMatchObject({ outcome: 'done', sent: ['/api/hers'] })
})

test('nothing is sent while no one is signed in, and the sign-in is not opened when nothing waits', async () => {
  const jobs = [textOf('ada', 'one')]
  expect(await syncWith(jobs, { openSession: async () => null })).toMatchObject({ outcome: 'done', sent: [] })
  expect(await syncWith([textOf('ada', 'one', { state: 'delivered' })])).toMatchObject({ outcome: 'done', sessions: 0 })
})

test('a connection that is not up yet is tried four times, then the browser tries again later', async () => {
  const noLink = await syncWith([textOf('ada', 'one')], { fetch: () => Promise.reject(new TypeError('offline')) })
  expect(noLink).toMatchObject({ outcome: 'again', waited: [0, 3_000, 10_000, 30_000] })
  const noSignIn = await syncWith([textOf('ada', 'one')], { openSession: () => Promise.reject(new Error('offline')) })
  expect(noSignIn).toMatchObject({ outcome: 'again', sessions: 0 })
})

test('while a page is sending the worker waits; when the page is closed before it is done the worker continues', async () => {
  const release = await holdLock(outboxLock)
  const closesAfter = async (ms: number) => {
    if (ms !== 3_000) return
    release?.()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(await syncWith([textOf('ada', 'one')], { wait: closesAfter })).toMatchObject({ outcome: 'done', sent: ['/api/one'] })
})
