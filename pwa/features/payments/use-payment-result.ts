import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentResult } from '../../../api/contract/payments.ts'
import { api } from '../../platform/api.ts'
import { announcePurchase } from '../../platform/purchase-events.ts'
import { useSetCredits } from '../../session/credits/use-credits.ts'
import { landingOf } from './payment-result.ts'

const askAgainEveryMs = 5_000

/** What became of the purchase that the address names; other windows hear of it as soon as it is credited. */
export function usePaymentResult() {
  // Read once: the page stays mounted while other addresses are shown.
  const [sessionId] = useState(() => new URLSearchParams(location.search).get('session_id'))
  const setCredits = useSetCredits()

  async function ask(): Promise<PaymentResult> {
    const result = await (await api['payment-success'].$get({ query: { session_id: sessionId! } })).json()
    if (result.success) {
      setCredits(result.credits)
      announcePurchase({ type: 'purchase-was-credited', sessionId: sessionId!, added: result.added })
    }
    return result
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/payment-success', sessionId],
    queryFn: ask,
    enabled: sessionId !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askAgainEveryMs : false),
  })
  const landing = landingOf({ sessionId, result: data, error })
  return { landing, asking: isFetching, askAgain: sessionId === null ? null : () => void refetch() }
}
