import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { uploads } from '../../adapters/database/schema.ts'
import type { Videos } from '../../adapters/videos.ts'
import { prefixIn } from './file-id.ts'

/** Buffered before it becomes an object: the most a killed server can lose. */
const objectBytes = 4 * 1024 * 1024

interface Needs {
  database: Database
  objects: Pick<Videos, 'put' | 'remove'>
  now: () => Date
  remove(fileId: string): Promise<void>
}

/** The tus server's store in the bucket. (`@tus/gcs-store` 2.0.1 needs a different major version of the storage library.) */
export class BucketStore extends DataStore {
  override extensions = ['creation', 'termination']
  readonly #needs: Needs

  constructor(needs: Needs) {
    super()
    this.#needs = needs
  }

  override async create(upload: Upload): Promise<Upload> {
    const { database, now } = this.#needs
    const times = { createdAt: now(), grownAt: now() }
    const row = { fileId: upload.id, prefix: prefixIn(upload.id), sizeBytes: upload.size ?? 0, ...times }
    await database.insert(uploads).values(row).onConflictDoNothing()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = await this.#needs.database.select().from(uploads).where(eq(uploads.fileId, id))
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: row.sizeBytes, offset: row.receivedBytes, creation_date: row.createdAt.toISOString() })
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id)
    await this.#needs.remove(id)
  }

  /** Keeps what arrived, even if the connection breaks. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset
    let held: Buffer[] = []
    let heldBytes = 0
    const keep = async () => {
      if (heldBytes === 0) return
      const bytes = Buffer.concat(held)
      held = []
      heldBytes = 0
      await this.#append(id, at, bytes)
      at += bytes.length
    }
    try {
      for await (const chunk of stream) {
        held.push(chunk as Buffer)
        heldBytes += (chunk as Buffer).length
        if (heldBytes >= objectBytes) await keep()
      }
    } finally {
      await keep()
    }
    return at
  }

  /** Writes the object, then its row if the upload still ends where this piece begins, so that servers never interleave. */
  async #append(fileId: string, startByte: number, bytes: Buffer) {
    const { database, objects, now } = this.#needs
    const id = randomUUID()
    try {
      await objects.put(id, bytes)
      const written = await database.execute(sql`
        WITH grown AS (
          UPDATE uploads SET received_bytes = received_bytes + ${bytes.length}, grown_at = ${now().toISOString()}
          WHERE file_id = ${fileId} AND received_bytes = ${startByte} RETURNING file_id
        )
        INSERT INTO upload_parts (id, file_id, start_byte, size_bytes)
        SELECT ${id}::uuid, file_id, ${startByte}, ${bytes.length} FROM grown`)
      if (written.rowCount === 0) throw ERRORS.INVALID_OFFSET
    } catch (error) {
      await objects.remove(id).catch(() => {})
      throw error
    }
  }
}
