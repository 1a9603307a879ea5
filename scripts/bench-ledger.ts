/** `npm run bench-ledger`: measures the audit on a database filled with 5 million entries (takes minutes), or `-- 300000` for fewer. */
import { sql } from 'drizzle-orm'
import { close, longTransaction, openDatabase } from '../api/adapters/database/database.ts'
import { auditBatch, firstPosition } from '../api/billing/ledger/audit.ts'
import { createLedger } from '../api/billing/ledger/credit-ledger.ts'
import { databaseUrl, startTestPostgres, templateName } from '../api/testing/test-postgres.ts'
import { fillLedger } from './bench/fill-ledger.ts'

const wantedEntries = Number(process.argv[2] ?? 5_000_000)
const jobsEach = 25
const people = Math.ceil(wantedEntries / (2 * jobsEach + 1))
const movingPeople = 200
const rounds = 5

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now()
  await work()
  return (performance.now() - startedAtMs) / 1_000
}

async function clean(faults: Promise<string[]>) {
  const [fault] = await faults
  if (fault) throw new Error(fault)
}

const postgres = await startTestPostgres()
const database = openDatabase(databaseUrl(postgres.url, templateName))
try {
  const ledger = createLedger(database, () => new Date())
  const filling = await seconds(() => fillLedger(database, people, jobsEach))
  console.log(`${people * (2 * jobsEach + 1)} entries written in ${filling.toFixed(0)} s`)
  console.log(`first audit of every minute: ${(await seconds(() => clean(ledger.auditRecent()))).toFixed(2)} s`)
  for (let nth = 1; nth <= movingPeople; nth++) {
    const request = { userId: `uid-${nth}`, reason: 'resume_score', requestHash: 'x', leaseMs: 60_000 } as const
    const held = await ledger.hold({ ...request, key: `now ${nth}` })
    if (held.outcome === 'held' && nth % 2) await ledger.post(held.hold)
  }
  const recent: number[] = []
  for (let round = 0; round < rounds; round++) recent.push(await seconds(() => clean(ledger.auditRecent())))
  const batches: number[] = []
  for (let position: string | null = firstPosition; position; ) {
    const from: string = position
    batches.push(
      await seconds(async () => {
        const batch = await longTransaction(database, 0, (tx) => auditBatch(tx, from))
        await clean(Promise.resolve(batch.faults))
        position = batch.next
      }),
    )
  }
  const whole = batches.reduce((sum, one) => sum + one, 0)
  const median = recent.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
  console.log(
    `whole audit ${whole.toFixed(2)} s in ${batches.length} batches, the longest ${Math.max(...batches).toFixed(2)} s; of every minute ${(median * 1_000).toFixed(0)} ms`,
  )
  const movingTo = new Date(Date.now() + 10 * 60_000)
  console.log(
    `reaper, ${movingPeople / 2} holds: ${(await seconds(() => createLedger(database, () => movingTo).reap())).toFixed(2)} s`,
  )
  const forget = await seconds(() => ledger.forget('uid-7'))
  const history = await seconds(() => ledger.history('uid-9', 100))
  console.log(`an account's history ${(history * 1_000).toFixed(0)} ms, its deletion ${(forget * 1_000).toFixed(0)} ms`)
  const { rows } = await database.execute<{ table: string; total: string; indexes: string }>(sql`
    SELECT relname AS table, pg_size_pretty(pg_total_relation_size(oid)) AS total, pg_size_pretty(pg_indexes_size(oid)) AS indexes
    FROM pg_class WHERE relkind = 'r' AND relname LIKE 'ledger%' ORDER BY pg_total_relation_size(oid) DESC LIMIT 3`)
  for (const { table, total, indexes } of rows) console.log(`${table}: ${total}, of which indexes ${indexes}`)
} finally {
  await close(database)
  await postgres.stop()
}
