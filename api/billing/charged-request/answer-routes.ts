import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Ledger } from '../ledger/credit-ledger.ts'
import { sendGeneration } from './generation.ts'
import { checkedKey, sentKey, wantsEvents } from './idempotency-key.ts'
import { alreadyRunning, reportedChargeOf } from './start-hold.ts'

const described = describeCall({
  description: 'The answer of a paid request, by its Idempotency-Key, for 10 minutes',
  statuses: {
    404: 'No such answer of this user, or it expired; `charge` says what it cost',
    409: 'Still running; see Retry-After',
  },
})

/** Lets a client resume after a broken connection or reload, on any server. Never charges. The key is in a header because proxies log URLs. */
export function answerRoutes(services: Pick<Services, 'chargedRequests'>) {
  return new Hono<AppEnv>().get('/answers', described, async (c) => {
    const generation = await services.chargedRequests.find(c.get('person').uid, checkedKey(c.req.header('Idempotency-Key')))
    if (!generation.endedAs && !wantsEvents(c)) throw alreadyRunning()
    return sendGeneration<object>(c, generation)
  })
}

const waitForLedgerMs = 1_000

/** Adds what the ledger says about the request's Idempotency-Key, so the page can say what was charged. */
export async function withReportedCharge(ledger: Ledger, c: Context<AppEnv>, problem: Problem): Promise<Problem> {
  const [person, key] = [c.get('person'), sentKey(c)]
  if (!person || !key || problem.details.charge) return problem
  const reported = ledger.chargeOf(person.uid, { key }).then(reportedChargeOf, () => 'unknown' as const)
  // The failure is reported even if the database is stuck.
  const charge = await Promise.race([reported, sleep(waitForLedgerMs, 'unknown' as const, { ref: false })])
  return problem.with({ charge })
}
