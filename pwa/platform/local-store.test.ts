import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { createDatabaseStore, openLocalStore } from './database-store.ts'
import type { LocalStore, RecordingSession } from './local-store.ts'
import { createMemoryStore } from './memory-store.ts'

const practice: RecordingSession = {
  id: 'p',
  uid: 'ada',
  kind: 'voice-interview',
  startedAtMs: 1,
  notes: { questions: ['Why?'] },
}
const bytes = (...values: number[]) => new Uint8Array(values).buffer
const numbers = (chunks: ArrayBuffer[]) => chunks.map((chunk) => [...new Uint8Array(chunk)])

const kinds: [string, () => LocalStore][] = [
  ['IndexedDB', () => createDatabaseStore(crypto.randomUUID())],
  ['memory', createMemoryStore],
]

describe.each(kinds)('a local store in %s', (_name, create) => {
  test('returns what was written to it', async () => {
    const localStore = create()
    await localStore.write([{ put: 'practices', row: practice }])
    expect(await localStore.get('practices', 'p')).toEqual(practice)
    expect(await localStore.all('practices')).toEqual([practice])
  })

  test('keeps chunks in the order they were recorded, past ten', async () => {
    const localStore = create()
    for (const index of [11, 2, 0, 1, 10])
      await localStore.write([{ putChunk: { recordingId: 'r', index, bytes: bytes(index) } }])
    await localStore.write([{ putChunk: { recordingId: 'other', index: 0, bytes: bytes(99) } }])
    expect(numbers(await localStore.chunksOf('r'))).toEqual([[0], [1], [2], [10], [11]])
    await localStore.write([{ removeChunksOf: 'r' }])
    expect(await localStore.chunksOf('r')).toEqual([])
    expect(numbers(await localStore.chunksOf('other'))).toEqual([[99]])
  })

  test('changes a row from what it is now, and leaves a missing one alone', async () => {
    const localStore = create()
    await localStore.write([{ put: 'practices', row: { ...practice, notes: 0 } }])
    const addOne = (row: RecordingSession) => ({ ...row, notes: Number(row.notes) + 1 })
    await Promise.all(Array.from({ length: 20 }, () => localStore.change('practices', 'p', addOne)))
    expect((await localStore.get('practices', 'p'))?.notes).toBe(20)
    expect(await localStore.change('practices', 'nobody', addOne)).toBeUndefined()
    expect(await localStore.all('practices')).toHaveLength(1)
  })

  test('writes another row together with a change, and only with one', async () => {
    const localStore = create()
    await localStore.write([{ put: 'practices', row: practice }])
    const also = (row: RecordingSession) => ({ ...row, id: 'next' })
    await localStore.change('practices', 'p', () => undefined, also)
    expect(await localStore.get('practices', 'next')).toBeUndefined()
    const changed = { ...practice, notes: 'changed' }
    await localStore.change('practices', 'p', () => changed, also)
    expect([await localStore.get('practices', 'p'), await localStore.get('practices', 'next')]).toEqual([changed, also(changed)])
  })
})

test('a store that something deleted opens again, empty, and accepts new rows', async () => {
  const name = crypto.randomUUID()
  const localStore = createDatabaseStore(name)
  await localStore.write([{ put: 'practices', row: practice }])
  await deleteDB(name)
  expect(await localStore.all('practices')).toEqual([])
  await localStore.write([{ put: 'practices', row: practice }])
  expect(await localStore.all('practices')).toEqual([practice])
})

test('a browser without storage gets a store that says it lasts as long as the tab', async () => {
  const real = globalThis.indexedDB
  const refusing = {
    open: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  }
  Object.defineProperty(globalThis, 'indexedDB', { value: refusing, configurable: true })
  try {
    expect((await openLocalStore()).keeps).toBe('in-this-tab')
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { value: real, configurable: true })
  }
})
