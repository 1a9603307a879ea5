import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

const onlyGrow = ['ledger_entries', 'admin_actions']

// Grants the servers' role only what servers do. It owns no table, so the database refuses changes to the past even without triggers. Call as the
// tables' owner after each migration.
export async function grantToServers(database: Database, roleName: string): Promise<void> {
  const role = sql.identifier(roleName)
  const run = (statement: ReturnType<typeof sql>) => database.execute(statement)
  await run(sql`GRANT USAGE ON SCHEMA public, drizzle TO ${role}`)
  await run(sql`GRANT SELECT ON drizzle.__drizzle_migrations TO ${role}`)
  await run(sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`)
  for (const table of onlyGrow) await run(sql`REVOKE UPDATE, DELETE ON ${sql.identifier(table)} FROM ${role}`)
  await run(sql`REVOKE DELETE ON ledger_holds, trials FROM ${role}`)
  // Balances are moved by a trigger with its owner's rights; deleting an account only clears the owner.
  await run(sql`REVOKE UPDATE, DELETE ON ledger_accounts FROM ${role}`)
  await run(sql`GRANT UPDATE (owner) ON ledger_accounts TO ${role}`)
}

export async function makeRole(database: Database, name: string, password: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`SELECT FROM pg_roles WHERE rolname = ${name}`)
  if (rowCount) return false
  const { rows } = await database.execute<{ statement: string }>(
    sql`SELECT format('CREATE ROLE %I LOGIN PASSWORD %L', ${name}::text, ${password}::text) AS statement`,
  )
  await database.execute(sql.raw(rows[0]!.statement))
  return true
}
