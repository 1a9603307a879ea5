import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentResult } from '../../../api/contract/payments.ts'
import { api } from '../../platform/api.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { announcePurchase } from '../../platform/purchase-events.ts'
import { SupportContact } from '../../session/account/support-contact.tsx'
import { useSetCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LeaveCheckout } from './leave-checkout.tsx'

const titles: Record<PaymentState['state'], string> = {
  verifying: 'Processing Your Payment',
  credited: 'Payment Successful!',
  unverified: 'Payment Verification Failed',
}

export default function SuccessPage() {
  const { result, isChecking, checkAgain } = usePaymentResult()
  const isWaiting = 'isWaiting' in result
  return (
    <Page title={titles[isWaiting ? 'verifying' : result.state]}>
      <div className="centered message">
        {result.state !== 'verifying' && <Illustration of={result.state === 'credited' ? 'success' : 'waiting'} />}
        <div className="stack-close">
          <div className="stack-close" role="status">
            {result.state === 'verifying' && <Spinner>Please wait while we confirm your purchase</Spinner>}
            {result.state === 'credited' && <Credited {...result} />}
            {result.state === 'unverified' && <Unverified why={result.why} isWaiting={isWaiting} />}
          </div>
          {result.state === 'unverified' && checkAgain && (
            <Button icon="retry" look="main" wide busy={isChecking} onClick={checkAgain}>
              {isChecking ? 'Checking...' : 'Check again'}
            </Button>
          )}
          {result.state !== 'verifying' && (
            <LeaveCheckout
              label={result.state === 'credited' ? 'Continue to Dashboard' : 'Go to Dashboard'}
              look={result.state === 'unverified' && checkAgain ? 'plain' : 'main'}
            />
          )}
        </div>
      </div>
    </Page>
  )
}

function Credited({ added, credits }: { added: number; credits: number }) {
  return (
    <>
      <p>Thank you for your purchase</p>
      <p className="title-l numbers">{added} credits added</p>
      <p className="numbers">New Balance: {credits} Credits</p>
      {credits < added && <p>Some are already spent or covered credits you owed. The credit history lists every change.</p>}
      <p className="quiet">You can use credits for resume analysis, interview prep and AI interview simulations.</p>
    </>
  )
}

function Unverified({ why, isWaiting }: { why: string; isWaiting: boolean }) {
  return (
    <>
      <p>
        <strong>{isWaiting ? 'Waiting for your bank' : "We couldn't verify your payment"}</strong>
      </p>
      <p>{why}</p>
      <p>
        If you paid, your credits appear in your dashboard once your bank confirms. Please don't pay twice. If the problem
        continues, contact support: <SupportContact />.
      </p>
    </>
  )
}

const checkEveryMs = 5_000

/** Notifies other windows as soon as it is credited. */
function usePaymentResult() {
  // Read once: the page stays mounted at other addresses.
  const [sessionId] = useState(() => new URLSearchParams(location.search).get('session_id'))
  const setCredits = useSetCredits()

  async function fetchResult(): Promise<PaymentResult> {
    const result = await (await api['payment-success'].$get({ query: { session_id: sessionId! } })).json()
    if (result.success) {
      setCredits(result.credits)
      announcePurchase({ type: 'purchase-was-credited', sessionId: sessionId!, added: result.added })
    }
    return result
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/payment-success', sessionId],
    queryFn: fetchResult,
    enabled: sessionId !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? checkEveryMs : false),
  })
  const result = paymentStateOf({ sessionId, result: data, error })
  return { result, isChecking: isFetching, checkAgain: sessionId === null ? null : () => void refetch() }
}

type PaymentState = ReturnType<typeof paymentStateOf>

interface PaymentQuery {
  sessionId: string | null
  result: PaymentResult | undefined
  error: unknown
}

const whyWaiting = 'Your bank has not confirmed the payment yet. This page checks again automatically.'
const whyUnpaid = 'This checkout was not paid. Nothing was charged.'
const whyUnknown = "We couldn't find this purchase. If you paid from another account, sign in with that one."

export function paymentStateOf({ sessionId, result, error }: PaymentQuery) {
  if (!sessionId) return { state: 'unverified', why: whyUnknown } as const
  if (result?.success) return { state: 'credited', added: result.added, credits: result.credits } as const
  if (result?.state === 'waiting') return { state: 'unverified', why: whyWaiting, isWaiting: true } as const
  if (result) return { state: 'unverified', why: whyUnpaid } as const
  if (!error) return { state: 'verifying' } as const
  const isUnknown = error instanceof ApiProblem && error.code === 'not_found'
  const why = error instanceof ApiProblem ? error.message : 'Something went wrong.'
  return { state: 'unverified', why: isUnknown ? whyUnknown : why } as const
}
