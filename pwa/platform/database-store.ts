import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change, ChunkRow, LocalStore, RecordingRow, RecordingSession, UploadJob } from './local-store.ts'
import { createMemoryStore } from './memory-store.ts'

interface Schema extends DBSchema {
  practices: { key: string; value: RecordingSession }
  recordings: { key: string; value: RecordingRow }
  chunks: { key: [string, number]; value: ChunkRow }
  jobs: { key: string; value: UploadJob }
}

type Database = IDBPDatabase<Schema>

const stores = ['practices', 'recordings', 'chunks', 'jobs'] as const
/** Otherwise the browser resolves before the bytes are on the disk, and a dead battery loses the last seconds. */
const durable = { durability: 'strict' } as const
/** Another tab with older code may hold the database open; waiting longer than this looks like a broken app. */
const openWithinMs = 5_000

const everyChunkOf = (recordingId: string) => IDBKeyRange.bound([recordingId, 0], [recordingId, Number.POSITIVE_INFINITY])

function open(name: string, onClosed: () => void): Promise<Database> {
  const opening = openDB<Schema>(name, 1, {
    upgrade(database) {
      for (const store of ['practices', 'recordings', 'jobs'] as const) database.createObjectStore(store, { keyPath: 'id' })
      database.createObjectStore('chunks', { keyPath: ['recordingId', 'index'] })
    },
    // Somebody wants to delete or upgrade it: closing lets them, and our next call opens it again.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })
  let isLate = false
  const tooLate = new Promise<never>((_resolve, reject) =>
    setTimeout(() => {
      isLate = true
      reject(new Error('The database did not open in time'))
    }, openWithinMs),
  )
  // If it opens after all, it would block everybody else.
  void opening.then((database) => isLate && database.close()).catch(() => undefined)
  return Promise.race([opening, tooLate])
}

/** A local store in IndexedDB. It reopens after the browser closed it or something deleted it. */
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
      // The connection was closed between opening it and using it, or under the transaction.
      if (!(error instanceof DOMException) || !['InvalidStateError', 'AbortError'].includes(error.name)) throw error
      opened = null
      return await work(await database())
    }
  }
  return {
    keeps: 'on-this-device',
    get: (store, id) => withDatabase((database) => database.get(store, id)) as never,
    all: (store) => withDatabase((database) => database.getAll(store)) as never,
    chunksOf: (recordingId) => withDatabase((database) => chunksOf(database, recordingId)),
    write: (changes) => withDatabase((database) => write(database, changes)),
    change: (store, id, step, also) =>
      withDatabase((database) => change(database, store, id, step as never, also as never)) as never,
    close() {
      void opened?.then((database) => database.close())
      opened = null
    },
  }
}

/** One by one: read all at once, a video of 20 MB freezes a slow phone for half a second. */
async function chunksOf(database: Database, recordingId: string): Promise<ArrayBuffer[]> {
  const chunks: ArrayBuffer[] = []
  const work = database.transaction('chunks', 'readonly')
  for await (const { value } of work.store.iterate(everyChunkOf(recordingId))) chunks.push(value.bytes)
  return chunks
}

async function write(database: Database, changes: Change[]) {
  const work = database.transaction(stores, 'readwrite', durable)
  const steps = changes.map((step) => {
    if ('put' in step) return work.objectStore(step.put).put(step.row as never)
    if ('remove' in step) return work.objectStore(step.remove).delete(step.id)
    if ('putChunk' in step) return work.objectStore('chunks').put(step.putChunk)
    return work.objectStore('chunks').delete(everyChunkOf(step.removeChunksOf))
  })
  // `done` reports a full device; the single steps only say that they were aborted.
  await Promise.all([work.done, ...steps.map((step) => step.catch(() => undefined))])
}

async function change<Row>(
  database: Database,
  store: 'practices' | 'recordings' | 'jobs',
  id: string,
  step: (row: Row) => Row | undefined,
  also?: (next: Row) => Row | null,
) {
  const work = database.transaction(store, 'readwrite', durable)
  const row = (await work.store.get(id)) as Row | undefined
  const next = row && step(row)
  const other = next && also?.(next)
  if (next) await work.store.put(next as never)
  if (other) await work.store.put(other as never)
  await work.done
  return next ?? row
}

/** The device's store, or one in memory when the browser gives no storage (a setting, some private windows). */
export async function openLocalStore(name?: string): Promise<LocalStore> {
  const localStore = createDatabaseStore(name)
  try {
    await localStore.all('practices')
    return localStore
  } catch {
    return createMemoryStore()
  }
}
