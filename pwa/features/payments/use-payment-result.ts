import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentResult } from '../../../api/contract/payments.ts'
import { api } from '../../platform/api.ts'
import { announcePurchase } from '../../platform/purchase-events.ts'
import { useSetCredits } from '../../session/credits/use-credits.ts'
import { paymentStateOf } from './payment-result.ts'

const checkEveryMs = 5_000

/** Other windows are told as soon as it is credited. */
export function usePaymentResult() {
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
