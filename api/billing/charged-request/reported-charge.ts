import type { ReportedCharge } from '../../contract/problems.ts'
import { Problem } from '../../problem.ts'
import type { Charge } from '../ledger/ledger.ts'

export function reportedChargeOf(charge: Charge): Exclude<ReportedCharge, 'unknown'> {
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
