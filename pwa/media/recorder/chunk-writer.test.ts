import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { expect, test } from 'vitest'
import { createDatabaseStore } from '../../platform/database-store.ts'
import type { LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { createChunkWriter } from './chunk-writer.ts'

const session: RecordingSession = { id: 'p', uid: 'ada', kind: 'test', startedAtMs: 0, notes: null }
const recording: RecordingRow = {
  id: 'r',
  practiceId: 'p',
  uid: 'ada',
  kind: 'audio',
  type: 'audio/webm',
  label: 'Question 1',
  startedAtMs: 0,
  state: 'recording',
  lengthMs: 0,
  bytes: 0,
  chunks: 0,
  delivered: false,
  soundOf: null,
}
const piece = (...values: number[]) => new Blob([new Uint8Array(values)])
const kept = async (localStore: LocalStore) => (await localStore.chunksOf('r')).flatMap((bytes) => [...new Uint8Array(bytes)])

test('pieces handed over at once lie on the shelf in order', async () => {
  const localStore = createDatabaseStore(crypto.randomUUID())
  const keeper = createChunkWriter(localStore, session, recording, () => undefined)
  await Promise.all([1, 2, 3].map((value) => keeper.add(piece(value), value * 500)))
  expect(await kept(localStore)).toEqual([1, 2, 3])
  expect(await localStore.get('recordings', 'r')).toMatchObject({ state: 'recording', lengthMs: 1_500, bytes: 3, chunks: 3 })
  expect((await keeper.finish(1_700)).isKept).toBe(true)
  expect(await localStore.get('recordings', 'r')).toMatchObject({ state: 'finished', lengthMs: 1_700 })
})

test('a shelf deleted in the middle of a recording is filled again from the start', async () => {
  const name = crypto.randomUUID()
  const localStore = createDatabaseStore(name)
  const keeper = createChunkWriter(localStore, session, recording, () => undefined)
  await keeper.add(piece(1), 500)
  await keeper.add(piece(2), 1_000)
  await deleteDB(name)
  await keeper.add(piece(3), 1_500)
  expect(await kept(localStore)).toEqual([1, 2, 3])
  expect(await localStore.get('practices', 'p')).toEqual(session)
})

test('a full device loses nothing: what it refused is told, kept in memory and tried again', async () => {
  const real = createDatabaseStore(crypto.randomUUID())
  let isFull = false
  const localStore: LocalStore = {
    ...real,
    write: async (changes) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      await real.write(changes)
    },
  }
  const troubles: unknown[] = []
  const keeper = createChunkWriter(localStore, session, recording, (error) => troubles.push(error))
  await keeper.add(piece(1), 500)
  isFull = true
  await keeper.add(piece(2), 1_000)
  expect(troubles).toMatchObject([{ name: 'QuotaExceededError' }])
  expect(await kept(real)).toEqual([1])
  expect(keeper.pieces()).toHaveLength(2)
  expect((await keeper.finish(1_000)).isKept).toBe(false)
  isFull = false
  expect((await keeper.finish(1_000)).isKept).toBe(true)
  expect(await kept(real)).toEqual([1, 2])
})
