import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../adapters/database/database.ts'

/** Tables with a row whose text form contains the word; bytes are compared as hex. */
export async function rowsWith(database: Database, word: string): Promise<string[]> {
  const tables = await database.execute<{ name: string }>(
    sql`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  const spellings = [word, Buffer.from(word).toString('hex')].map((spelling) => `%${spelling}%`)
  for (const { name } of tables.rows) {
    const holdsIt = sql`row::text LIKE ANY (ARRAY[${sql.join(spellings, sql`, `)}])`
    const rows = await database.execute(sql`SELECT 1 FROM ${sql.raw(name)} AS row WHERE ${holdsIt} LIMIT 1`)
    if (rows.rows.length > 0) found.push(name)
  }
  return found
}

const largestBytes = 20_000_000

export async function filesWith(word: string, sinceMs: number, folder = tmpdir(), depth = 0): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && depth < 3) found.push(...(await filesWith(word, sinceMs, path, depth + 1)))
    if (!entry.isFile()) continue
    const facts = await stat(path).catch(() => null)
    if (!facts || facts.mtimeMs < sinceMs || facts.size > largestBytes) continue
    const content = await readFile(path).catch(() => null)
    if (content?.includes(word)) found.push(path)
  }
  return found
}
