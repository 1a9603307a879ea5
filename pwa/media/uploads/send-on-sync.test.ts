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

/** A device whose pages are all closed, with these jobs on it, and Ada signed in unless told otherwise. */
async function syncWith(jobs: UploadJob[], over: Partial<WorkerDeps> = {}) {
  const localStore = await openLocalStore()
  for (const row of jobs) await localStore.write([{ put: 'jobs', row }])
  localStore.close()
  const sent: string[] = []
  const waited: number[] = []
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
    wait: async (ms) => void waited.push(ms),
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
  return { outcome, sent, waited, sessions }
}

test('with no page open the worker sends what the person here left, at once, however long it had been told to wait', async () => {
  const offline = { problem: { status: 0, code: 'offline', message: '' }, tries: 9, notBeforeMs: Date.now() + 300_000 }
  const { outcome, sent } = await syncWith([textOf('ada', 'one', offline), textOf('ada', 'two')])
  expect(outcome).toBe('done')
  expect(sent.sort()).toEqual(['/api/one', '/api/two'])
})

test('nothing of somebody else, nothing discarded, no video', async () => {
  const discarded = asDiscarded(textOf('ada', 'discarded'), Date.now())!
  const jobs = [textOf('bob', 'his'), discarded, textOf('ada', 'video', { how: 'tus' }), textOf('ada', 'hers')]
  expect(await syncWith(jobs)).toMatchObject({ outcome: 'done', sent: ['/api/hers'] })
})

test('nothing is sent for nobody, and nobody is asked for when nothing waits', async () => {
  const jobs = [textOf('ada', 'one')]
  expect(await syncWith(jobs, { openSession: async () => null })).toMatchObject({ outcome: 'done', sent: [] })
  expect(await syncWith([textOf('ada', 'one', { state: 'delivered' })])).toMatchObject({ outcome: 'done', sessions: 0 })
})

test('a link that is not up yet is tried four times, then the browser is asked to try later', async () => {
  const noLink = await syncWith([textOf('ada', 'one')], { fetch: () => Promise.reject(new TypeError('offline')) })
  expect(noLink).toMatchObject({ outcome: 'again', waited: [0, 3_000, 10_000, 30_000] })
  const noSignIn = await syncWith([textOf('ada', 'one')], { openSession: () => Promise.reject(new Error('offline')) })
  expect(noSignIn).toMatchObject({ outcome: 'again', sessions: 0 })
})

test('a page that is at it is left alone; when it is closed in the middle the worker goes on', async () => {
  const release = await holdLock(outboxLock)
  const closesAfter = async (ms: number) => {
    if (ms !== 3_000) return
    release?.()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(await syncWith([textOf('ada', 'one')], { wait: closesAfter })).toMatchObject({ outcome: 'done', sent: ['/api/one'] })
})
