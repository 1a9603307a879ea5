import { sql } from 'drizzle-orm'
import { close, openDatabase } from '../../api/adapters/database/database.ts'
import { type Check, messageOf } from './check.ts'

const oldestMajor = 15

/** What a failed first query means, by PostgreSQL's or the network's code. */
const meanings: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening there: is PostgreSQL running, and can this machine reach it?',
  ENOTFOUND: 'there is no host of that name.',
  ETIMEDOUT: 'the host does not answer: a firewall?',
  '28P01': 'the password is wrong.',
  '28000': 'this user is not allowed to connect (pg_hba.conf).',
  '3D000': 'there is no database of that name: createdb.',
}

export const database: Check = {
  name: 'PostgreSQL',
  async look({ DATABASE_URL }) {
    const opened = openDatabase(DATABASE_URL!, { maxConnections: 1 })
    const seen = await opened
      .execute<{ version: string; may: boolean }>(
        sql`SELECT current_setting('server_version') AS version, CASE WHEN to_regclass('ledger_entries') IS NULL THEN has_database_privilege(current_database(), 'CREATE')
          ELSE has_table_privilege('ledger_entries', 'INSERT') END AS may`,
      )
      .catch((error: unknown) => {
        throw new Error(whyNot(error))
      })
      .finally(() => close(opened))
    const { version, may } = seen.rows[0]!
    if (Number.parseInt(version, 10) < oldestMajor)
      throw new Error(`This is PostgreSQL ${version}: Greenroom needs ${oldestMajor} or later.`)
    if (!may)
      throw new Error(
        'The user of DATABASE_URL may not write: run npm run migrate as the owner of the tables (docs/deploy.md, 6).',
      )
    return `version ${version}`
  },
}

function whyNot(error: unknown): string {
  const cause = ((error as Error).cause ?? error) as Error & { code?: string }
  if (/unsupported startup parameter/.test(cause.message)) return 'DATABASE_URL leads to a PgBouncer: add ?pgbouncer=true.'
  return `DATABASE_URL cannot be used: ${meanings[cause.code ?? ''] ?? messageOf(cause)}`
}
