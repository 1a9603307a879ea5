import { sql } from 'drizzle-orm'
import { openDatabase } from '../../api/adapters/database/database.ts'
import { createLedger } from '../../api/billing/ledger/credit-ledger.ts'
import { databaseUrl, startTestPostgres, templateName } from '../../api/testing/test-postgres.ts'
import { type BenchPart, medianOf, table } from './part.ts'

const rounds = 5
const jobs = 400
const people = 20

async function perSecond(job: (person: number, number: number) => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now()
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (let number = person; number < jobs; number += people) await job(person, number)
    }),
  )
  return (jobs / (performance.now() - startedAtMs)) * 1_000
}

/** A paid job is a durable hold and settlement; the floor is two durable inserts into an empty table. */
export const ledgerBench: BenchPart = {
  name: 'ledger',
  says: `jobs per second (hold and settle) of ${people} people at once, against two plain durable inserts, medians of ${rounds}`,
  async run() {
    const postgres = await startTestPostgres()
    const database = openDatabase(databaseUrl(postgres.url, templateName))
    try {
      const ledger = createLedger(database, () => new Date())
      await database.execute(sql`create table bench_floor (id bigint generated always as identity, word text)`)
      for (let person = 0; person < people; person++) await ledger.grant(`p-${person}`, 1_000_000, `trial:${person}`, 'trial')
      const insert = () => database.execute(sql`insert into bench_floor (word) values ('hold')`)
      const floor: number[] = []
      const ours: number[] = []
      for (let round = 0; round < rounds; round++) {
        floor.push(await perSecond(async () => [await insert(), await insert()]))
        ours.push(
          await perSecond(async (person, number) => {
            const key = `${round}-${number}`
            const request = { userId: `p-${person}`, reason: 'resume_score', key, requestHash: key, leaseMs: 60_000 } as const
            const held = await ledger.hold(request)
            if (held.outcome !== 'held' || !(await ledger.post(held.hold))) throw new Error(`Not charged: ${held.outcome}`)
          }),
        )
      }
      const [our, plain] = [medianOf(ours), medianOf(floor)]
      return table(
        ['jobs', 'of the floor', 'jobs/s', 'floor'],
        [['hold and settle', (our / plain).toFixed(2), our.toFixed(0), `${plain.toFixed(0)} pairs of inserts/s`]],
      )
    } finally {
      await database.$client.end()
      await postgres.stop()
    }
  },
}
