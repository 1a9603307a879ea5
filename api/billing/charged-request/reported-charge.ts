import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { ReportedCharge } from '../../contract/problems.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Charge, Ledger } from '../ledger/ledger.ts'
import { sentKey } from './idempotency-key.ts'

function reportedChargeOf(charge: Charge): Exclude<ReportedCharge, 'unknown'> {
  if (charge.is !== 'paid') return charge.is
  return charge.freeAgain ? 'free-again' : 'paid'
}

const sentences: Record<Exclude<ReportedCharge, 'unknown'>, string> = {
  none: 'We have no record of this request. Nothing was charged.',
  running: 'This is already in progress. Please wait a moment.',
  returned: 'This result was never finished.',
  'free-again': 'This result is no longer stored. You paid for it, so the same request makes it again for free.',
  paid: 'This result is no longer stored. You paid for it, and the time to make it again for free is over.',
}

export function noAnswer(charge: Charge): Problem {
  const reported = reportedChargeOf(charge)
  if (charge.is !== 'returned') return new Problem('not_found', { message: sentences[reported], charge: reported })
  const { credits } = charge
  const message = `${sentences.returned} Your ${credits} credits are back.`
  return new Problem('not_found', { message, charge: reported, creditsReturned: credits })
}

const retryRunningSeconds = 5

export const alreadyRunning = (charge?: ReportedCharge) =>
  new Problem('running', { retryAfterSeconds: retryRunningSeconds, ...(charge && { charge }) })

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
