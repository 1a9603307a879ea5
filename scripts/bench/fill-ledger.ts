import { sql } from 'drizzle-orm'
import { type Database, longTransaction } from '../../api/adapters/database/database.ts'

/** Fills an empty database with users' history: one grant of 40 credits each, and paid jobs of 15. */
export async function fillLedger(database: Database, people: number, jobsEach: number): Promise<void> {
  const credits = 15 * jobsEach + 40
  const person = sql`md5('person ' || nth)::uuid`
  const hold = sql`md5('hold ' || nth || '/' || job)::uuid`
  const at = sql`now() - interval '1 year' + nth * interval '1 second' + job * interval '1 day' * 300 / ${jobsEach}::int`
  const everybody = sql`generate_series(1, ${people}::int) nth`
  const everyJob = sql`generate_series(1, ${jobsEach}::int) job, ${everybody}`
  await longTransaction(database, 0, async (tx) => {
    // The triggers would update a balance per entry.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(
      sql`INSERT INTO users (id, email, google_subject, phone_hash) SELECT 'uid-' || nth, '', 'g-' || nth, md5('n' || nth) FROM ${everybody}`,
    )
    await tx.execute(sql`
      INSERT INTO ledger_accounts (id, kind, person, owner, balance)
      SELECT 'wallet:' || ${person}, 'wallet', ${person}, 'uid-' || nth, 40 FROM ${everybody}
      UNION ALL SELECT 'held:' || ${person}, 'held', ${person}, NULL, 0 FROM ${everybody}`)
    await tx.execute(sql`
      INSERT INTO ledger_holds (id, person, reason, amount, state, key, request_hash, generation, created_at, expires_at, ended_at)
      SELECT ${hold}, ${person}, 'resume_score', 15, 'posted', encode(sha256(('key ' || nth || '/' || job)::bytea), 'hex'), '', 1,
        ${at}, ${at}, ${at} FROM ${everyJob}`)
    await tx.execute(sql`
      INSERT INTO ledger_entries (at, debit_account, credit_account, amount, kind, what, key)
      SELECT now() - interval '1 year', 'issued', 'wallet:' || ${person}, ${credits}, 'grant', 'trial', 'grant:' || nth FROM ${everybody}`)
    await tx.execute(sql`
      INSERT INTO ledger_entries (at, debit_account, credit_account, amount, kind, what, key, hold_id)
      SELECT ${at}, 'wallet:' || ${person}, 'held:' || ${person}, 15, 'hold', 'resume_score', 'hold:' || ${hold}, ${hold} FROM ${everyJob}`)
    await tx.execute(sql`
      INSERT INTO ledger_entries (at, debit_account, credit_account, amount, kind, what, key, hold_id)
      SELECT ${at}, 'held:' || ${person}, 'earned', 15, 'post', 'resume_score', 'end:' || ${hold}, ${hold} FROM ${everyJob}`)
    await tx.execute(sql`ANALYZE users, ledger_accounts, ledger_holds, ledger_entries`)
  })
}
