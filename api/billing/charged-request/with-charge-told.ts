import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Frame } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { toldOf } from './charge-told.ts'
import { sentKey } from './idempotency-key.ts'

const askedForMs = 1_000

/**
 * A problem of a request that has an Idempotency-Key, with what the ledger says about the key: only then can the page say what was
 * charged. The same request may have come before, and may have been paid.
 */
export async function withChargeTold(ledger: Ledger, c: Context<Frame>, problem: Problem): Promise<Problem> {
  const [person, key] = [c.get('person'), sentKey(c)]
  if (!person || !key || problem.details.charge) return problem
  const asked = ledger.chargeOf(person.uid, { key }).then(toldOf, () => 'unknown' as const)
  // Who waits hears that it failed, whatever the database does.
  const charge = await Promise.race([asked, sleep(askedForMs, 'unknown' as const, { ref: false })])
  return new Problem(problem.code, { ...problem.details, log: problem.message, charge })
}
