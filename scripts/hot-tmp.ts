import { sql } from 'drizzle-orm'
import { close, openDatabase } from '../api/adapters/database/database.ts'
import { createLedger } from '../api/billing/ledger/credit-ledger.ts'
import { databaseUrl, startTestPostgres, templateName } from '../api/testing/test-postgres.ts'
const postgres = await startTestPostgres()
const admin = openDatabase(databaseUrl(postgres.url, 'postgres'))
for (const n of ['a', 'b']) await admin.execute(sql.raw(`CREATE DATABASE ${n} TEMPLATE ${templateName}`))
const people = 40, jobs = 800
const dbs = { a: openDatabase(databaseUrl(postgres.url, 'a'), { maxConnections: 20, answerWithinMs: 30000 }), b: openDatabase(databaseUrl(postgres.url, 'b'), { maxConnections: 20, answerWithinMs: 30000 }) }
await dbs.b.execute(sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_credit_account_ledger_accounts_id_fk, DROP CONSTRAINT ledger_entries_debit_account_ledger_accounts_id_fk`)
const rates = { a: [] as number[], b: [] as number[] }
for (const [n, db] of Object.entries(dbs)) for (let p = 0; p < people; p++) await createLedger(db, () => new Date()).grant(`p-${p}`, 1_000_000, `t:${n}:${p}`, 'trial')
for (let round = 0; round < 7; round++) for (const n of ['a', 'b'] as const) {
  const ledger = createLedger(dbs[n], () => new Date())
  const at = performance.now()
  await Promise.all(Array.from({ length: people }, async (_, p) => {
    for (let k = p; k < jobs; k += people) {
      const held = await ledger.hold({ userId: `p-${p}`, reason: 'resume_score', key: `${round}-${k}`, requestHash: 'x', leaseMs: 60_000 })
      if (held.outcome !== 'held' || !(await ledger.post(held.hold))) throw new Error(held.outcome)
    }
  }))
  rates[n].push(Math.round(jobs / (performance.now() - at) * 1000))
}
const med = (x: number[]) => x.toSorted((p, q) => p - q)[3]
console.log('with the foreign keys', rates.a, med(rates.a), 'without', rates.b, med(rates.b))
for (const db of [admin, ...Object.values(dbs)]) await close(db)
await postgres.stop()
