import { type CreditReason, creditReasons } from '../../contract/prices.ts'
import type { ReportedCharge } from '../../contract/problems.ts'
import { Problem } from '../../problem.ts'
import type { Charge, Hold, HoldOutcome, HoldRequest } from '../ledger/ledger.ts'
import type { ChargedServices } from './charged-request.ts'

/** Holds the request's price, or uses its pass or free rerun. @throws Problem if nothing is started */
export async function startHold(
  { ledger, log, leaseMs, maxRunning }: ChargedServices,
  request: Omit<HoldRequest, 'leaseMs'>,
): Promise<Hold> {
  const { userId, reason, key, requestHash } = request
  let outcome: HoldOutcome
  try {
    outcome = await ledger.hold({ userId, reason, key, requestHash, leaseMs, ...(maxRunning > 0 ? { maxRunning } : {}) })
  } catch (error) {
    log.failure('A charge could not be made', error, { userId, reason })
    throw new Problem('charge_failed')
  }
  switch (outcome.outcome) {
    case 'held':
      return outcome.hold
    case 'posted':
      if (outcome.rerun) return outcome.rerun
      throw noAnswer({ is: 'paid', freeAgain: false })
    case 'running':
      throw new Problem('running', { retryAfterSeconds: outcome.retryAfterSeconds })
    case 'key-reused':
      throw new Problem('key_reused')
    case 'too-few-credits':
      throw tooFewCredits(reason, outcome.balance)
    case 'too-many-running':
      throw new Problem('too_many_requests', {
        message: `You already have ${maxRunning} of these running. Please wait until one is finished.`,
        retryAfterSeconds: outcome.retryAfterSeconds,
      })
  }
}

export function tooFewCredits(reason: CreditReason, balance: number): Problem {
  const message = `This takes ${creditReasons[reason]} credits, you have ${balance}. Please purchase more credits to continue.`
  return new Problem('too_few_credits', { message, creditsRemaining: balance })
}

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
