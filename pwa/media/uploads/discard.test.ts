import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { createDatabaseStore } from '../../platform/database-store.ts'
import type { LocalStore, RecordingRow, UploadJob } from '../../platform/local-store.ts'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { asDiscarded, canUndo, deleteDiscarded, discardWords, removeNow, restored, undoEndsAtMs, undoMs } from './discard.ts'
import { claimed, newJob, nextJob, readyAgain } from './upload-job.ts'

const stores: [string, () => LocalStore][] = [
  ['IndexedDB', () => createDatabaseStore(crypto.randomUUID())],
  ['memory', createMemoryStore],
]

/** A pitch and the sound beside it, with the job that saves it. */
async function setup(localStore: LocalStore) {
  const job = newJob(
    { uid: 'ada', practiceId: 'p', kind: 'k', label: 'Question 4', recordingId: 'r', path: '/' },
    1,
    0,
    () => 'job',
  )
  const facts = { practiceId: 'p', uid: 'ada', kind: 'audio', type: 'audio/webm', label: '', startedAtMs: 0 } as const
  const size = { state: 'finished', lengthMs: 1, bytes: 1, chunks: 1, delivered: false } as const
  const row = (id: string, soundOf: string | null): RecordingRow => ({ id, ...facts, ...size, soundOf })
  await localStore.write([
    { put: 'practices', row: { id: 'p', uid: 'ada', kind: 'k', startedAtMs: 0, notes: null } },
    { put: 'recordings', row: row('r', null) },
    { put: 'recordings', row: row('sound', 'r') },
    { put: 'recordings', row: row('other', null) },
    { putChunk: { recordingId: 'r', uid: 'ada', index: 0, bytes: new ArrayBuffer(1) } },
    { put: 'jobs', row: job },
  ])
  const discardAt = (nowMs: number) => localStore.change('jobs', 'job', (each) => asDiscarded(each, nowMs))
  const recordings = async () => (await localStore.all('recordings')).map(({ id }) => id).sort()
  return { job, discardAt, recordings }
}

describe.each(stores)('a discard in %s', (_name, create) => {
  test('nothing is sent after the tap, whatever the server answers; the recording and its sound are deleted after six seconds', async () => {
    const localStore = create()
    const { discardAt, recordings } = await setup(localStore)
    await discardAt(1_000)
    const job = (await localStore.get('jobs', 'job')) as UploadJob
    expect(nextJob([job, readyAgain(job)], 1_000)).toEqual({ job: null, nextAtMs: null })
    expect(claimed(job)).toBeUndefined()

    await deleteDiscarded(localStore, 1_000 + undoMs - 1)
    expect(await recordings()).toEqual(['other', 'r', 'sound'])
    await deleteDiscarded(localStore, 1_000 + undoMs)
    expect(await recordings()).toEqual(['other'])
    expect(await localStore.chunksOf('r')).toEqual([])
    // It stays known as long as its practice: the feature would ask for the same again.
    expect((await localStore.get('jobs', 'job'))?.discarded?.isFinal).toBe(true)
    await localStore.write([{ remove: 'practices', id: 'p' }])
    await deleteDiscarded(localStore, 1_000 + undoMs)
    expect(await localStore.get('jobs', 'job')).toBeUndefined()
  })

  test('of a request about a recording that the user keeps leaves the recording', async () => {
    const localStore = create()
    const { job, recordings } = await setup(localStore)
    const discarded = asDiscarded({ ...job, keepsRecording: true }, 0)!
    await localStore.write([{ put: 'jobs', row: discarded }])
    await deleteDiscarded(localStore, undoMs)
    expect(await recordings()).toEqual(['other', 'r', 'sound'])
    expect(discardWords(discarded)).toBe('Question 4 will not be sent. Your answer stays here.')
  })

  test('of a request with files of its own deletes those, though its session goes on', async () => {
    const localStore = create()
    const { job, recordings } = await setup(localStore)
    const files = [{ field: 'audio', name: 'take.webm', type: 'audio/webm', size: 1 }]
    const bytes = new Uint8Array([1]).buffer
    await localStore.write([
      { put: 'jobs', row: asDiscarded({ ...job, recordingId: null, files, wantsEvents: true }, 0)! },
      { putChunk: { recordingId: job.id, uid: job.uid, index: 0, bytes } },
    ])
    await deleteDiscarded(localStore, undoMs)
    expect([await localStore.get('jobs', job.id), await localStore.chunksOf(job.id)]).toEqual([undefined, []])
    expect(await recordings()).toEqual(['other', 'r', 'sound'])
  })

  test('can be undone until then, and not later', async () => {
    const localStore = create()
    const { discardAt, recordings } = await setup(localStore)
    await discardAt(1_000)
    expect((await localStore.change('jobs', 'job', restored))?.discarded).toBeNull()
    await deleteDiscarded(localStore, 100_000)
    expect(await recordings()).toEqual(['other', 'r', 'sound'])
    await discardAt(1_000)
    await deleteDiscarded(localStore, 100_000)
    const tooLate = await localStore.change('jobs', 'job', restored)
    expect(tooLate && canUndo(tooLate)).toBe(false)
    expect(tooLate?.discarded).not.toBeNull()
  })

  test('interrupted by a crash is finished at the next start', async () => {
    const localStore = create()
    const { discardAt, recordings } = await setup(localStore)
    await discardAt(1_000)
    await localStore.change('jobs', 'job', (row) => ({ ...row, discarded: { ...row.discarded!, isFinal: true } }))
    await deleteDiscarded(localStore, 1_001)
    expect(await recordings()).toEqual(['other'])
  })
})

test('a clock that was set back does not make the six seconds longer', async () => {
  const { job } = await setup(createMemoryStore())
  expect(undoEndsAtMs(asDiscarded(job, 1_000)!, 1_000)).toBe(7_000)
  expect(undoEndsAtMs(asDiscarded(job, 1_000)!, 500)).toBe(500)
})

test('the words claim only what is known', async () => {
  const { job } = await setup(createMemoryStore())
  expect(discardWords(asDiscarded(job, 0)!)).toBe('Question 4 is being deleted. It will not be sent.')
  expect(discardWords(asDiscarded(claimed(job)!, 0)!)).toMatch(/may have arrived/)
  expect(discardWords({ ...asDiscarded(claimed(job)!, 0)!, state: 'delivered' })).toMatch(/had already been sent/)
})

test('what a feature removes is gone at once, and it learns whether the upload may have arrived', async () => {
  const removedFrom = async (change: (job: UploadJob) => UploadJob) => {
    const localStore = createMemoryStore()
    const { recordings } = await setup(localStore)
    await localStore.change('jobs', 'job', change)
    const cancelled: string[] = []
    const cancel = (id: string) => void cancelled.push(id)
    const removed = await removeNow(localStore, 'job', { keepsRecording: false, cancel })
    expect([await recordings(), await localStore.all('jobs'), cancelled]).toEqual([['other'], [], ['job']])
    return removed
  }
  expect(await removedFrom((job) => job)).toBe('not-sent')
  expect(await removedFrom((job) => claimed(job)!)).toBe('may-have-arrived')
  expect(await removedFrom((job) => ({ ...job, state: 'delivered' }))).toBe('sent')
})
