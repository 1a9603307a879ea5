import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { createDatabaseStore, openLocalStore } from './database-store.ts'
import type { LocalStore, OwnScores, RecordingSession, UploadJob } from './local-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { newSecret, seal } from './sealing.ts'

const practice: RecordingSession = {
  id: 'p',
  uid: 'ada',
  kind: 'voice-interview',
  startedAtMs: 1,
  notes: { questions: ['Why?'] },
}
const bytes = (...values: number[]) => new Uint8Array(values).buffer
const numbers = (chunks: ArrayBuffer[]) => chunks.map((chunk) => [...new Uint8Array(chunk)])

const scoresOf = (uid: string): OwnScores => ({
  ...{ id: uid, uid },
  scores: [{ id: 'a', atMs: 1, feature: 'resume', score: 62, round: null, parts: [] }],
})

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
      await localStore.write([{ putChunk: { recordingId: 'r', uid: 'ada', index, bytes: bytes(index) } }])
    await localStore.write([{ putChunk: { recordingId: 'other', uid: 'bob', index: 0, bytes: bytes(99) } }])
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

  test('writes that nobody waits for happen in their order, and a read sees them', async () => {
    const localStore = create()
    for (const notes of [1, 2, 3]) void localStore.write([{ put: 'practices', row: { ...practice, notes } }])
    void localStore.change('practices', 'p', (row) => ({ ...row, notes: 10 * Number(row.notes) }))
    expect((await localStore.get('practices', 'p'))?.notes).toBe(30)
  })

  test('removes everything of one user and nothing of another', async () => {
    const localStore = create()
    await localStore.write([
      { put: 'practices', row: practice },
      { put: 'practices', row: { ...practice, id: 'his', uid: 'bob' } },
      { putChunk: { recordingId: 'r', uid: 'ada', index: 0, bytes: bytes(1) } },
      { putChunk: { recordingId: 'other', uid: 'bob', index: 0, bytes: bytes(2) } },
      { put: 'scores', row: scoresOf('ada') },
      { put: 'scores', row: scoresOf('bob') },
    ])
    await localStore.write([{ removeAllOf: 'ada' }])
    expect(await localStore.all('scores')).toEqual([scoresOf('bob')])
    expect((await localStore.all('practices')).map(({ id }) => id)).toEqual(['his'])
    expect(await localStore.chunksOf('r')).toEqual([])
    expect(numbers(await localStore.chunksOf('other'))).toEqual([[2]])
  })
})

test('two tabs that change the same row at once lose nothing of each other', async () => {
  const name = crypto.randomUUID()
  const tabs = [createDatabaseStore(name), createDatabaseStore(name)]
  await tabs[0]!.write([{ put: 'practices', row: { ...practice, notes: 0 } }])
  const addOne = (row: RecordingSession) => ({ ...row, notes: Number(row.notes) + 1 })
  await Promise.all(Array.from({ length: 40 }, (_, index) => tabs[index % 2]!.change('practices', 'p', addOne)))
  expect((await tabs[0]!.get('practices', 'p'))?.notes).toBe(40)
})

async function everythingIn(name: string): Promise<string> {
  const database = await openDB(name)
  const words: string[] = []
  const look = (value: unknown): void => {
    if (value instanceof ArrayBuffer) look(new Uint8Array(value))
    else if (ArrayBuffer.isView(value))
      words.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1'))
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) look(inner)
    else words.push(String(value))
  }
  for (const store of database.objectStoreNames) look(await database.getAll(store))
  database.close()
  return words.join('\n')
}

const canary = 'Marigold-7f3a'
const job: UploadJob = {
  ...{ id: 'j', uid: 'ada', practiceId: 'p', order: 1, kind: 'k', label: canary, recordingId: null, path: '/api/x' },
  ...{ how: 'json', fileField: '', fields: { json: canary }, idempotencyKey: 'key', state: 'delivered', tries: 1 },
  ...{ keepsRecording: false, files: [], wantsEvents: false, isSending: false, discarded: null, followUp: null },
  ...{ notBeforeMs: 0, problem: { status: 400, code: 'c', message: canary }, answer: { transcript: canary }, createdAtMs: 1 },
}

test('what a user said, wrote or got cannot be found on the disk', async () => {
  const name = crypto.randomUUID()
  const localStore = createDatabaseStore(name)
  const sound = new TextEncoder().encode(`sound of ${canary}`).buffer
  await localStore.write([
    { put: 'practices', row: { ...practice, notes: { jobDescription: canary } } },
    { put: 'jobs', row: job },
    { putChunk: { recordingId: 'r', uid: 'ada', index: 0, bytes: sound } },
  ])
  await localStore.change('practices', 'p', (row) => ({ ...row, notes: { resumeText: canary } }))
  const found = await everythingIn(name)
  expect(found).toContain('ada')
  expect(found).not.toContain(canary)
  expect(await localStore.all('jobs')).toEqual([job])
  expect(new TextDecoder().decode((await localStore.chunksOf('r'))[0])).toContain(canary)
})

test('a row opens for no other user, under no other id, and not after its secret is gone', async () => {
  const name = crypto.randomUUID()
  const localStore = createDatabaseStore(name)
  await localStore.write([
    { put: 'practices', row: practice },
    { put: 'practices', row: { ...practice, id: 'q' } },
  ])
  const database = await openDB(name)
  const raw = await database.get('practices', 'p')
  await database.put('practices', { ...raw, uid: 'bob' })
  await database.put('practices', { ...raw, id: 'other' })
  expect((await localStore.all('practices')).map(({ id }) => id)).toEqual(['q'])
  await database.delete('secrets', 'ada')
  database.close()
  expect(await localStore.all('practices')).toEqual([])
})

test('one user who logs out leaves the recordings of another who waits to send them', async () => {
  const localStore = createDatabaseStore(crypto.randomUUID())
  await localStore.write([
    { put: 'jobs', row: job },
    { put: 'practices', row: { ...practice, uid: 'bob', id: 'his' } },
  ])
  await localStore.write([{ removeAllOf: 'bob' }])
  expect(await localStore.all('practices')).toEqual([])
  expect(await localStore.all('jobs')).toEqual([job])
})

test('what waits to be sent survives the update that brings the list of scores', async () => {
  const name = crypto.randomUUID()
  const before = await openDB(name, 3, {
    upgrade(database) {
      for (const store of ['drafts', 'practices', 'recordings', 'jobs'])
        database.createObjectStore(store, { keyPath: 'id' }).createIndex('uid', 'uid')
      database.createObjectStore('chunks', { keyPath: ['recordingId', 'index'] }).createIndex('uid', 'uid')
      database.createObjectStore('secrets')
    },
  })
  const secret = await newSecret()
  await before.put('secrets', secret, 'ada')
  const sealed = await seal(secret, 'jobs:ada:j', new TextEncoder().encode(JSON.stringify(job)))
  await before.put('jobs', { id: 'j', uid: 'ada', version: 'v', sealed })
  before.close()
  const localStore = createDatabaseStore(name)
  expect(await localStore.all('jobs')).toEqual([job])
  await localStore.write([{ put: 'scores', row: scoresOf('ada') }])
  expect(await localStore.get('scores', 'ada')).toEqual(scoresOf('ada'))
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

test('a browser that encrypts nothing gets a store in this tab only: recording goes on', async () => {
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle')!
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined, configurable: true })
  try {
    const localStore = await openLocalStore(crypto.randomUUID())
    expect(localStore.keeps).toBe('in-this-tab')
    await localStore.write([{ put: 'practices', row: practice }])
    expect(await localStore.all('practices')).toEqual([practice])
  } finally {
    Object.defineProperty(Crypto.prototype, 'subtle', subtle)
  }
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
