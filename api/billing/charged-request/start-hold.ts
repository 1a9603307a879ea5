import { type CreditReason, creditReasons } from '../../contract/prices.ts'
import { Problem } from '../../problem.ts'
import type { Hold, HoldOutcome, HoldRequest } from '../ledger/ledger.ts'
import type { ChargedServices } from './charged-request.ts'
import { noAnswer } from './reported-charge.ts'

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
