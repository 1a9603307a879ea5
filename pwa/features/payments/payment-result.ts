import type { PaymentResult } from '../../../api/contract/payments.ts'
import { ApiProblem } from '../../platform/api-problem.ts'

export type PaymentState =
  | { state: 'verifying' }
  | { state: 'credited'; added: number; credits: number }
  | { state: 'unverified'; why: string }

interface PaymentQuery {
  sessionId: string | null
  result: PaymentResult | undefined
  error: unknown
}

const whyWaiting = 'Your bank has not confirmed the payment yet. This page checks again automatically.'
const whyUnpaid = 'This checkout was not paid. Nothing was charged.'
const whyUnknown = "We couldn't find this purchase. If you paid from another account, sign in with that one."

export function paymentStateOf({ sessionId, result, error }: PaymentQuery): PaymentState {
  if (!sessionId) return { state: 'unverified', why: whyUnknown }
  if (result?.success) return { state: 'credited', added: result.added, credits: result.credits }
  if (result) return { state: 'unverified', why: result.state === 'waiting' ? whyWaiting : whyUnpaid }
  if (!error) return { state: 'verifying' }
  const isUnknown = error instanceof ApiProblem && error.code === 'not_found'
  const why = error instanceof ApiProblem ? error.message : 'Something went wrong.'
  return { state: 'unverified', why: isUnknown ? whyUnknown : why }
}
