import { sql } from 'drizzle-orm'
import { close, openDatabase } from '../../../api/adapters/database/database.ts'
import { parentOf } from './processes.ts'

export interface DatabaseFacts {
  sizeMb: number
  rows: Record<string, number>
  commits: number
  rowsWritten: number
  walMb: number
  connections: number
}

/** Observes the database on a connection of its own. */
export async function watchDatabase(url: string) {
  const database = openDatabase(url, { maxConnections: 1, answerWithinMs: 20_000 })
  const one = async <Row extends Record<string, unknown>>(query: Parameters<typeof database.execute>[0]) =>
    (await database.execute<Row>(query)).rows[0]!
  const { pid } = await one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
  const names = (
    await database.execute<{ name: string }>(
      sql`SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY 1`,
    )
  ).rows

  async function rows(): Promise<Record<string, number>> {
    const counts = names.map(({ name }) => sql`(SELECT count(*)::int FROM ${sql.identifier(name)}) AS ${sql.identifier(name)}`)
    return one(sql`SELECT ${sql.join(counts, sql`, `)}`)
  }
  return {
    postmaster: parentOf(pid),
    async facts(): Promise<DatabaseFacts> {
      const numbers = await one<Omit<DatabaseFacts, 'rows'>>(sql`
        SELECT (pg_database_size(current_database()) / 1048576.0)::float8 AS "sizeMb",
          xact_commit::float8 AS commits, (tup_inserted + tup_updated + tup_deleted)::float8 AS "rowsWritten",
          (SELECT wal_bytes / 1048576.0 FROM pg_stat_wal)::float8 AS "walMb", numbackends - 1 AS connections
        FROM pg_stat_database WHERE datname = current_database()`)
      return { ...numbers, rows: await rows() }
    },
    close: () => close(database),
  }
}

export type WatchedDatabase = Awaited<ReturnType<typeof watchDatabase>>
