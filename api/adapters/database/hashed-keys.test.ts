import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { databaseUrl } from '../../testing/test-postgres.ts'
import { rowsWith } from '../../testing/traces.ts'
import { close, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const { database: admin, url } = await createTestDatabase()

/** The migrations from before the keys were hashed. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-migrations-'))
  cpSync(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 6) }))
  return folder
}

test('a database from before the hashes: its keys become hashes, and what was charged under one is known under it', async () => {
  await admin.execute(sql`CREATE DATABASE from_before`)
  const database = openDatabase(databaseUrl(url, 'from_before'), { maxConnections: 2 })
  const folder = earlierMigrations()
  await migrate(database, folder)
  const ledger = createLedger(database, () => new Date())
  await ledger.grant('anna', 100, 'trial:anna', 'trial')
  const [paid, failed, pass, start, use] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const { rows } = await database.execute<{ person: string }>(sql`SELECT person FROM ledger_accounts WHERE owner = 'anna'`)
  const person = rows[0]!.person
  const practice = randomUUID()
  for (const statement of [
    sql`INSERT INTO ledger_holds (person, reason, amount, state, key, request_hash, generation, created_at, expires_at, ended_at) VALUES
      (${person}, 'resume_score', 15, 'posted', ${paid}, 'hash', 1, now(), now(), now()),
      (${person}, 'resume_score', 15, 'voided', ${failed}, 'hash', 1, now(), now(), now())`,
    sql`INSERT INTO ledger_holds (person, reason, amount, state, pass_key, generation, created_at, expires_at)
      VALUES (${person}, 'resume_score', 15, 'pass', ${pass}, 0, now(), now())`,
    sql`INSERT INTO users (id, email, google_subject) VALUES ('anna', 'a@example.com', 'g')`,
    sql`INSERT INTO paid_practices VALUES (${practice}, 'anna', ${start}, now(), now() + interval '1 day')`,
    sql`INSERT INTO practice_uses (practice_id, kind, question_index, take, key, started_at)
      VALUES (${practice}, 'take', 0, 0, ${use}, now())`,
    sql`INSERT INTO resume_generations (user_id, charge_key, created_at) VALUES ('anna', ${paid}, now())`,
  ])
    await database.execute(statement)

  await migrate(database)
  for (const key of [paid, failed, pass, start, use]) expect(await rowsWith(database, key)).toEqual([])
  expect(await ledger.chargeOf('anna', { key: paid })).toEqual({ is: 'paid', freeAgain: true })
  expect(await ledger.chargeOf('anna', { key: failed })).toEqual({ is: 'returned', credits: 15 })
  expect((await ledger.buyPass('anna', 'resume_score', pass)).outcome).toBe('bought')
  // Ended holds are immutable again.
  await expect(database.execute(sql`UPDATE ledger_holds SET amount = 1 WHERE state = 'posted'`)).rejects.toThrow()
  await close(database)
  rmSync(folder, { recursive: true })
  await admin.execute(sql`DROP DATABASE from_before`)
})
