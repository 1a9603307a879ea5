import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change, LocalStore, Rows, StoreName } from './local-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { newSecret, seal, unseal } from './sealing.ts'
import { within } from './within.ts'

/** On disk, only the id and owner are readable without the owner's secret. */
interface SealedRow {
  id: string
  uid: string
  /** Changes with each write, so that a change can detect another. */
  version: string
  sealed: Uint8Array<ArrayBuffer>
}

interface SealedChunk {
  recordingId: string
  index: number
  uid: string
  sealed: Uint8Array<ArrayBuffer>
}

interface Schema extends DBSchema, Record<StoreName, { key: string; value: SealedRow; indexes: { uid: string } }> {
  chunks: { key: [string, number]; value: SealedChunk; indexes: { uid: string } }
  /** By owner. Deleted only together with everything sealed with it. */
  secrets: { key: string; value: CryptoKey }
}

type Database = IDBPDatabase<Schema>

const rowStores = ['drafts', 'practices', 'recordings', 'jobs', 'scores'] as const
const everything = [...rowStores, 'chunks', 'secrets'] as const
/** The default resolves before the bytes are on disk, so a dead battery would lose the last seconds. */
const durable = { durability: 'strict' } as const
/** Another tab with older code may hold the database open; a longer wait looks like a broken app. */
const openWithinMs = 5_000

const everyChunkOf = (recordingId: string) => IDBKeyRange.bound([recordingId, 0], [recordingId, Number.POSITIVE_INFINITY])

function open(name: string, onClosed: () => void): Promise<Database> {
  const opening = openDB<Schema>(name, 4, {
    upgrade(database, from) {
      // Version 3 differs only by the store of the scores: what waits to be sent stays.
      if (from === 3) return void database.createObjectStore('scores', { keyPath: 'id' }).createIndex('uid', 'uid')
      for (const store of database.objectStoreNames) database.deleteObjectStore(store)
      for (const store of rowStores) database.createObjectStore(store, { keyPath: 'id' }).createIndex('uid', 'uid')
      database.createObjectStore('chunks', { keyPath: ['recordingId', 'index'] }).createIndex('uid', 'uid')
      database.createObjectStore('secrets')
    },
    // Lets another tab delete or upgrade the database; our next call reopens it.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })
  return within(openWithinMs, opening).catch((error) => {
    // If it opens later, it would block all other tabs.
    opening.then((database) => database.close()).catch(() => undefined)
    throw error
  })
}

export function createDatabaseStore(name = 'greenroom'): LocalStore {
  let opened: Promise<Database> | null = null
  const database = () => {
    opened ??= open(name, () => {
      opened = null
    }).catch((error) => {
      opened = null
      throw error
    })
    return opened
  }
  const withDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await database())
    } catch (error) {
      if (!(error instanceof DOMException) || !['InvalidStateError', 'AbortError'].includes(error.name)) throw error
      opened = null
      return await work(await database())
    }
  }
  // Sealing is asynchronous, so operations queue to keep their order.
  let written: Promise<unknown> = Promise.resolve()
  const writeInTurn = <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const turn = written.then(() => withDatabase(work))
    written = turn.catch(() => undefined)
    return turn
  }
  const readInTurn = <Result>(work: (database: Database) => Promise<Result>) => written.then(() => withDatabase(work))
  return {
    keeps: 'on-this-device',
    get: (store, id) =>
      readInTurn(async (database) => {
        const row = await database.get(store, id)
        return row && rowOf(database, store, row)
      }),
    all: (store) =>
      readInTurn(async (database) => {
        const rows = await database.getAll(store)
        return (await Promise.all(rows.map((row) => rowOf(database, store, row)))).filter((row) => row !== undefined)
      }),
    chunksOf: (recordingId) => readInTurn((database) => chunksOf(database, recordingId)),
    write: (changes) => writeInTurn((database) => write(database, changes)),
    change: (store, id, step, also) => writeInTurn((database) => change(database, store, id, step, also)),
    close() {
      void opened?.then((database) => database.close())
      opened = null
    },
  }
}

async function secretIn(database: Database, uid: string): Promise<CryptoKey> {
  const kept = await database.get('secrets', uid)
  if (kept) return kept
  const made = await newSecret()
  const work = database.transaction('secrets', 'readwrite', durable)
  // Another tab may have been first.
  const first = await work.store.get(uid)
  // `done` below reports a full device.
  if (!first) void work.store.put(made, uid).catch(() => undefined)
  await work.done
  return first ?? made
}

/** One secret for each user in this browser, shared by all tabs. Logging out deletes it and everything sealed with it. */
export async function secretOf(uid: string, name = 'greenroom'): Promise<CryptoKey> {
  const database = await open(name, () => undefined)
  try {
    return await secretIn(database, uid)
  } finally {
    database.close()
  }
}

const purposeOf = (store: StoreName, { uid, id }: { uid: string; id: string }) => `${store}:${uid}:${id}`
const chunkPurpose = ({ uid, recordingId, index }: Pick<SealedChunk, 'uid' | 'recordingId' | 'index'>) =>
  `chunks:${uid}:${recordingId}:${index}`

async function sealedRow<Name extends StoreName>(database: Database, store: Name, row: Rows[Name]): Promise<SealedRow> {
  const text = new TextEncoder().encode(JSON.stringify(row))
  const sealed = await seal(await secretIn(database, row.uid), purposeOf(store, row), text)
  return { id: row.id, uid: row.uid, version: crypto.randomUUID(), sealed }
}

/** Data whose secret is gone counts as deleted. */
async function unsealed(database: Database, uid: string, purpose: string, sealed: Uint8Array<ArrayBuffer>) {
  const secret = await secretIn(database, uid)
  return unseal(secret, purpose, sealed).catch(() => undefined)
}

async function rowOf<Name extends StoreName>(database: Database, store: Name, row: SealedRow): Promise<Rows[Name] | undefined> {
  const bytes = await unsealed(database, row.uid, purposeOf(store, row), row.sealed)
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}

/** Read one at a time: a 20 MB video at once freezes a slow phone for half a second. */
async function chunksOf(database: Database, recordingId: string): Promise<ArrayBuffer[]> {
  const sealed: SealedChunk[] = []
  const work = database.transaction('chunks', 'readonly')
  for await (const { value } of work.store.iterate(everyChunkOf(recordingId))) sealed.push(value)
  const chunks: ArrayBuffer[] = []
  // Free each piece as it is opened: a long video twice in memory is too much for a phone.
  for (let chunk = sealed.shift(); chunk; chunk = sealed.shift()) {
    const bytes = await unsealed(database, chunk.uid, chunkPurpose(chunk), chunk.sealed)
    if (bytes) chunks.push(bytes)
  }
  return chunks
}

type SealedChange =
  | Exclude<Change, { row: unknown } | { putChunk: unknown }>
  | { put: StoreName; row: SealedRow }
  | { putChunk: SealedChunk }

async function sealedChange(database: Database, change: Change): Promise<SealedChange> {
  if ('put' in change) return { put: change.put, row: await sealedRow(database, change.put, change.row) }
  if (!('putChunk' in change)) return change
  const { bytes, ...chunk } = change.putChunk
  return { putChunk: { ...chunk, sealed: await seal(await secretIn(database, chunk.uid), chunkPurpose(chunk), bytes) } }
}

async function write(database: Database, changes: Change[]) {
  const sealed = await Promise.all(changes.map((change) => sealedChange(database, change)))
  const work = database.transaction(everything, 'readwrite', durable)
  const steps = sealed.map((step): Promise<unknown> => {
    if ('put' in step) return work.objectStore(step.put).put(step.row)
    if ('remove' in step)
      return Promise.all([
        work.objectStore(step.remove).delete(step.id),
        work.objectStore('chunks').delete(everyChunkOf(step.id)),
      ])
    if ('putChunk' in step) return work.objectStore('chunks').put(step.putChunk)
    if ('removeChunksOf' in step) return work.objectStore('chunks').delete(everyChunkOf(step.removeChunksOf))
    const owned = [...rowStores, 'chunks' as const].map(async (store) => {
      const rows = work.objectStore(store)
      const keys = await rows.index('uid').getAllKeys(step.removeAllOf)
      return Promise.all(keys.map((key) => rows.delete(key as never)))
    })
    return Promise.all([...owned, work.objectStore('secrets').delete(step.removeAllOf)])
  })
  // `done` reports a full device; the steps report only that they were aborted.
  await Promise.all([work.done, ...steps.map((step) => step.catch(() => undefined))])
}

/** Retries when another tab or the worker changed the row in between. */
async function change<Name extends StoreName>(
  database: Database,
  store: Name,
  id: string,
  step: (row: Rows[Name]) => Rows[Name] | undefined,
  also?: (next: Rows[Name]) => Rows[Name] | null,
): Promise<Rows[Name] | undefined> {
  const before = await database.get(store, id)
  const row = before && (await rowOf(database, store, before))
  const next = row && step(row)
  if (!next) return row
  const other = also?.(next)
  const sealed = await Promise.all((other ? [next, other] : [next]).map((each) => sealedRow(database, store, each)))
  const work = database.transaction(store, 'readwrite', durable)
  const isUnchanged = (await work.store.get(id))?.version === before.version
  if (isUnchanged) for (const each of sealed) void work.store.put(each).catch(() => undefined)
  await work.done
  return isUnchanged ? next : change(database, store, id, step, also)
}

/** An in-memory store where the browser offers no storage or encryption (a setting, some private windows). */
export async function openLocalStore(name?: string): Promise<LocalStore> {
  const localStore = createDatabaseStore(name)
  try {
    await localStore.all('practices')
    // Some private windows have a database that cannot store keys.
    await secretOf('', name)
    return localStore
  } catch {
    return createMemoryStore()
  }
}
