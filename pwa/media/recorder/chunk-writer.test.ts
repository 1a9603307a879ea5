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
const chunk = (...values: number[]) => new Blob([new Uint8Array(values)])
const stored = async (localStore: LocalStore) => (await localStore.chunksOf('r')).flatMap((bytes) => [...new Uint8Array(bytes)])

test('chunks added at once are stored in order', async () => {
  const localStore = createDatabaseStore(crypto.randomUUID())
  const writer = createChunkWriter(localStore, session, recording, () => undefined)
  await Promise.all([1, 2, 3].map((value) => writer.add(chunk(value), value * 500)))
  expect(await stored(localStore)).toEqual([1, 2, 3])
  expect(await localStore.get('recordings', 'r')).toMatchObject({ state: 'recording', lengthMs: 1_500, bytes: 3, chunks: 3 })
  expect(await writer.finish(1_700)).toBe(true)
  expect(await localStore.get('recordings', 'r')).toMatchObject({ state: 'finished', lengthMs: 1_700 })
})

test('a database deleted in the middle of a recording is filled again from the start', async () => {
  const name = crypto.randomUUID()
  const localStore = createDatabaseStore(name)
  const writer = createChunkWriter(localStore, session, recording, () => undefined)
  await writer.add(chunk(1), 500)
  await writer.add(chunk(2), 1_000)
  await deleteDB(name)
  await writer.add(chunk(3), 1_500)
  expect(await stored(localStore)).toEqual([1, 2, 3])
  expect(await localStore.get('practices', 'p')).toEqual(session)
})

test('a full device loses nothing: what it refused is reported, kept in memory and tried again', async () => {
  const real = createDatabaseStore(crypto.randomUUID())
  let isFull = false
  const localStore: LocalStore = {
    ...real,
    write: async (changes) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      await real.write(changes)
    },
  }
  const errors: unknown[] = []
  const writer = createChunkWriter(localStore, session, recording, (error) => errors.push(error))
  await writer.add(chunk(1), 500)
  isFull = true
  await writer.add(chunk(2), 1_000)
  expect(errors).toMatchObject([{ name: 'QuotaExceededError' }])
  expect(await stored(real)).toEqual([1])
  expect(writer.chunks()).toHaveLength(2)
  expect(await writer.finish(1_000)).toBe(false)
  isFull = false
  expect(await writer.finish(1_000)).toBe(true)
  expect(await stored(real)).toEqual([1, 2])
})
