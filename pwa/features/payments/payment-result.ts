import type { PaymentResult } from '../../../api/contract/payments.ts'
import { ApiProblem } from '../../platform/api-problem.ts'

/** What the landing page of a checkout shows. */
export type Landing =
  | { state: 'verifying' }
  | { state: 'credited'; added: number; credits: number }
  /** `keepsAsking`: the bank takes its time, and the page looks again by itself. */
  | { state: 'unverified'; why: string; keepsAsking: boolean }

interface Asked {
  /** Whether the address names a purchase at all. */
  sessionId: string | null
  result: PaymentResult | undefined
  error: unknown
}

const whyWaiting = 'Your bank has not confirmed the payment yet. This page looks again by itself.'
const whyUnpaid = 'This checkout was not paid. Nothing was charged.'
const whyUnknown = 'We do not know this purchase. If you paid with another account, log in with that one.'

export function landingOf({ sessionId, result, error }: Asked): Landing {
  if (!sessionId) return { state: 'unverified', why: whyUnknown, keepsAsking: false }
  if (result?.success) return { state: 'credited', added: result.added, credits: result.credits }
  if (result) {
    const waiting = result.state === 'waiting'
    return { state: 'unverified', why: waiting ? whyWaiting : whyUnpaid, keepsAsking: waiting }
  }
  if (!error) return { state: 'verifying' }
  const isUnknown = error instanceof ApiProblem && error.code === 'not_found'
  const why = error instanceof ApiProblem ? error.message : 'Something went wrong on the way.'
  return { state: 'unverified', why: isUnknown ? whyUnknown : why, keepsAsking: false }
}
