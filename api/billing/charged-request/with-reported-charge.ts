import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { sentKey } from './idempotency-key.ts'
import { reportedChargeOf } from './reported-charge.ts'

const waitForLedgerMs = 1_000

/**
 * A problem of a request that has an Idempotency-Key, with what the ledger says about the key: only then can the page say what was
 * charged. The same request may have come before, and may have been paid.
 */
export async function withReportedCharge(ledger: Ledger, c: Context<AppEnv>, problem: Problem): Promise<Problem> {
  const [person, key] = [c.get('person'), sentKey(c)]
  if (!person || !key || problem.details.charge) return problem
  const reported = ledger.chargeOf(person.uid, { key }).then(reportedChargeOf, () => 'unknown' as const)
  // The person hears that it failed, whatever the database does.
  const charge = await Promise.race([reported, sleep(waitForLedgerMs, 'unknown' as const, { ref: false })])
  return new Problem(problem.code, { ...problem.details, log: problem.message, charge })
}
