import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { createMemoryShelf } from '../../platform/memory-shelf.ts'
import { createDatabaseShelf } from '../../platform/shelf.ts'
import type { JobRow, RecordingRow, Shelf } from '../../platform/shelf-rows.ts'
import { asDiscarded, asKept, canUndo, deleteDiscarded, discardWords, undoEndsAtMs, undoMs } from './discard.ts'
import { openDiscarding } from './discarding.ts'
import { claimed, newJob, nextJob, readyAgain } from './job.ts'

const stores: [string, () => Shelf][] = [
  ['IndexedDB', () => createDatabaseShelf(crypto.randomUUID())],
  ['memory', createMemoryShelf],
]

/** A pitch and the sound beside it, with the job that saves it. */
async function world(shelf: Shelf) {
  const job = newJob(
    { uid: 'ada', practiceId: 'p', kind: 'k', label: 'Question 4', recordingId: 'r', path: '/' },
    1,
    0,
    () => 'job',
  )
  const facts = { practiceId: 'p', uid: 'ada', kind: 'audio', type: 'audio/webm', label: '', startedAtMs: 0 } as const
  const size = { state: 'finished', lengthMs: 1, bytes: 1, chunks: 1, delivered: false } as const
  const row = (id: string, soundOf: string | null): RecordingRow => ({ id, ...facts, ...size, soundOf })
  await shelf.write([
    { put: 'practices', row: { id: 'p', uid: 'ada', kind: 'k', startedAtMs: 0, notes: null } },
    { put: 'recordings', row: row('r', null) },
    { put: 'recordings', row: row('sound', 'r') },
    { put: 'recordings', row: row('other', null) },
    { putChunk: { recordingId: 'r', index: 0, bytes: new ArrayBuffer(1) } },
    { put: 'jobs', row: job },
  ])
  const discardAt = (nowMs: number) => shelf.change('jobs', 'job', (each) => asDiscarded(each, nowMs))
  const recordings = async () => (await shelf.all('recordings')).map(({ id }) => id).sort()
  return { job, discardAt, recordings }
}

describe.each(stores)('a discard in %s', (_name, create) => {
  test('is not sent from the tap on, whatever comes back; its recording goes after six seconds, and the sound with it', async () => {
    const shelf = create()
    const { discardAt, recordings } = await world(shelf)
    await discardAt(1_000)
    const job = (await shelf.get('jobs', 'job')) as JobRow
    expect(nextJob([job, readyAgain(job)], 1_000, () => true)).toEqual({ job: null, nextAtMs: null })
    expect(claimed(job, 1_000)).toBeUndefined()

    await deleteDiscarded(shelf, 1_000 + undoMs - 1)
    expect(await recordings()).toEqual(['other', 'r', 'sound'])
    await deleteDiscarded(shelf, 1_000 + undoMs)
    expect(await recordings()).toEqual(['other'])
    expect(await shelf.chunksOf('r')).toEqual([])
    // It stays known as long as its practice: the feature would ask for the same again.
    expect((await shelf.get('jobs', 'job'))?.discarded?.isFinal).toBe(true)
    await shelf.write([{ remove: 'practices', id: 'p' }])
    await deleteDiscarded(shelf, 1_000 + undoMs)
    expect(await shelf.get('jobs', 'job')).toBeUndefined()
  })

  test('can be taken back until then, and not later', async () => {
    const shelf = create()
    const { discardAt, recordings } = await world(shelf)
    await discardAt(1_000)
    expect((await shelf.change('jobs', 'job', asKept))?.discarded).toBeNull()
    await deleteDiscarded(shelf, 100_000)
    expect(await recordings()).toEqual(['other', 'r', 'sound'])
    await discardAt(1_000)
    await deleteDiscarded(shelf, 100_000)
    const tooLate = await shelf.change('jobs', 'job', asKept)
    expect(tooLate && canUndo(tooLate)).toBe(false)
    expect(tooLate?.discarded).not.toBeNull()
  })

  test('that a crash stopped half way is finished at the next start', async () => {
    const shelf = create()
    const { discardAt, recordings } = await world(shelf)
    await discardAt(1_000)
    await shelf.change('jobs', 'job', (row) => ({ ...row, discarded: { ...row.discarded!, isFinal: true } }))
    await deleteDiscarded(shelf, 1_001)
    expect(await recordings()).toEqual(['other'])
  })
})

test('a clock that was set back does not make the six seconds longer', async () => {
  const { job } = await world(createMemoryShelf())
  expect(undoEndsAtMs(asDiscarded(job, 1_000)!, 1_000)).toBe(7_000)
  expect(undoEndsAtMs(asDiscarded(job, 1_000)!, 500)).toBe(500)
})

test('the words claim nothing that nobody knows', async () => {
  const { job } = await world(createMemoryShelf())
  expect(discardWords(asDiscarded(job, 0)!)).toBe('Question 4 is being deleted. It will not be sent.')
  expect(discardWords(asDiscarded(claimed(job, 0)!, 0)!)).toMatch(/may have arrived/)
  expect(discardWords({ ...asDiscarded(claimed(job, 0)!, 0)!, state: 'delivered' })).toMatch(/had already been sent/)
})

test('what a feature removes is gone at once, and it is told whether it may have arrived', async () => {
  const removedFrom = async (change: (job: JobRow) => JobRow) => {
    const shelf = createMemoryShelf()
    const { recordings } = await world(shelf)
    await shelf.change('jobs', 'job', change)
    const cut: string[] = []
    const doors = { shelf, now: () => 0, cutOff: (id: string) => void cut.push(id), changed: () => undefined }
    const removed = await openDiscarding(doors).remove('job')
    expect([await recordings(), await shelf.all('jobs'), cut]).toEqual([['other'], [], ['job']])
    return removed
  }
  expect(await removedFrom((job) => job)).toBe('not-sent')
  expect(await removedFrom((job) => claimed(job, 0)!)).toBe('may-have-arrived')
  expect(await removedFrom((job) => ({ ...job, state: 'delivered' }))).toBe('sent')
})
