import type { Context } from 'hono'
import type { Ledger } from '../ledger/ledger.ts'
import { Problem } from '../problem.ts'
import type { Frame } from '../signed-in.ts'
import { toldOf } from './charge-told.ts'
import { sentKey } from './idempotency-key.ts'

/**
 * A problem of a request that has an Idempotency-Key, with what the ledger says about the key: only then can the page say what was
 * charged. The same request may have come before, and may have been paid.
 */
export async function withChargeTold(ledger: Ledger, c: Context<Frame>, problem: Problem): Promise<Problem> {
  const [person, key] = [c.get('person'), sentKey(c)]
  if (!person || !key || problem.details.charge) return problem
  const charge = await ledger.chargeOf(person.uid, { key }).catch(() => null)
  return charge ? new Problem(problem.code, { ...problem.details, log: problem.message, charge: toldOf(charge) }) : problem
}
