import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { sentKey } from './idempotency-key.ts'
import { reportedChargeOf } from './reported-charge.ts'

const waitForLedgerMs = 1_000

/** Adds what the ledger says about the request's Idempotency-Key, so the page can say what was charged. */
export async function withReportedCharge(ledger: Ledger, c: Context<AppEnv>, problem: Problem): Promise<Problem> {
  const [person, key] = [c.get('person'), sentKey(c)]
  if (!person || !key || problem.details.charge) return problem
  const reported = ledger.chargeOf(person.uid, { key }).then(reportedChargeOf, () => 'unknown' as const)
  // The failure is reported even if the database is stuck.
  const charge = await Promise.race([reported, sleep(waitForLedgerMs, 'unknown' as const, { ref: false })])
  return new Problem(problem.code, { ...problem.details, log: problem.message, charge })
}
