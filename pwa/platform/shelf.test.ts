import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { createMemoryShelf } from './memory-shelf.ts'
import { createDatabaseShelf, openShelf } from './shelf.ts'
import type { PracticeRow, Shelf } from './shelf-rows.ts'

const practice: PracticeRow = { id: 'p', uid: 'ada', kind: 'voice-interview', startedAtMs: 1, notes: { questions: ['Why?'] } }
const bytes = (...values: number[]) => new Uint8Array(values).buffer
const numbers = (chunks: ArrayBuffer[]) => chunks.map((chunk) => [...new Uint8Array(chunk)])

const kinds: [string, () => Shelf][] = [
  ['IndexedDB', () => createDatabaseShelf(crypto.randomUUID())],
  ['memory', createMemoryShelf],
]

describe.each(kinds)('a shelf in %s', (_name, create) => {
  test('gives back what was put on it', async () => {
    const shelf = create()
    await shelf.write([{ put: 'practices', row: practice }])
    expect(await shelf.get('practices', 'p')).toEqual(practice)
    expect(await shelf.all('practices')).toEqual([practice])
  })

  test('keeps chunks in the order they were recorded, past ten', async () => {
    const shelf = create()
    for (const index of [11, 2, 0, 1, 10]) await shelf.write([{ putChunk: { recordingId: 'r', index, bytes: bytes(index) } }])
    await shelf.write([{ putChunk: { recordingId: 'other', index: 0, bytes: bytes(99) } }])
    expect(numbers(await shelf.chunksOf('r'))).toEqual([[0], [1], [2], [10], [11]])
    await shelf.write([{ removeChunksOf: 'r' }])
    expect(await shelf.chunksOf('r')).toEqual([])
    expect(numbers(await shelf.chunksOf('other'))).toEqual([[99]])
  })

  test('changes a row from what it is now, and leaves a missing one alone', async () => {
    const shelf = create()
    await shelf.write([{ put: 'practices', row: { ...practice, notes: 0 } }])
    const addOne = (row: PracticeRow) => ({ ...row, notes: Number(row.notes) + 1 })
    await Promise.all(Array.from({ length: 20 }, () => shelf.change('practices', 'p', addOne)))
    expect((await shelf.get('practices', 'p'))?.notes).toBe(20)
    expect(await shelf.change('practices', 'nobody', addOne)).toBeUndefined()
    expect(await shelf.all('practices')).toHaveLength(1)
  })
})

test('a shelf deleted behind our back opens again, empty, and takes what comes', async () => {
  const name = crypto.randomUUID()
  const shelf = createDatabaseShelf(name)
  await shelf.write([{ put: 'practices', row: practice }])
  await deleteDB(name)
  expect(await shelf.all('practices')).toEqual([])
  await shelf.write([{ put: 'practices', row: practice }])
  expect(await shelf.all('practices')).toEqual([practice])
})

test('a browser that gives no storage gets a shelf that says it lasts as long as the tab', async () => {
  const real = globalThis.indexedDB
  const refusing = {
    open: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  }
  Object.defineProperty(globalThis, 'indexedDB', { value: refusing, configurable: true })
  try {
    expect((await openShelf()).keeps).toBe('in-this-tab')
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { value: real, configurable: true })
  }
})
