import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'
import { api } from '../../platform/api.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { personAtom } from '../auth/auth-state.ts'

const creditsKey = ['/api/credits']

/** The balance this device saw last; removed when the user logs out. */
export const lastBalanceKey = 'greenroom:last-balance'

const refetchEveryMs = 5 * 60_000

const fetchCredits = async (): Promise<number> => (await (await api.credits.$get()).json()).credits

interface LastBalance {
  uid: string
  credits: number
  checkedAtMs: number
}

/** The balance. `unknown`: it could not be fetched; `credits` is then the last known one, or 0, and must not lock anything. */
export interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
  /** When `credits` was last checked, where it is unknown now; null where this device never knew it. */
  checkedAt: Date | null
  refetch: () => Promise<unknown>
}

export function useCredits(): Balance {
  const uid = useAtomValue(personAtom)?.uid
  const { data, dataUpdatedAt, isPending, isError, refetch } = useQuery<number, ApiProblem>({
    queryKey: creditsKey,
    queryFn: fetchCredits,
    refetchInterval: refetchEveryMs,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    if (uid === undefined || data === undefined) return
    const last: LastBalance = { uid, credits: data, checkedAtMs: dataUpdatedAt }
    localStorage.setItem(lastBalanceKey, JSON.stringify(last))
  }, [uid, data, dataUpdatedAt])
  const state = isPending ? 'loading' : isError ? 'unknown' : 'known'
  const last = state === 'unknown' ? lastBalanceOf(uid) : null
  return { state, credits: data ?? last?.credits ?? 0, checkedAt: last && new Date(last.checkedAtMs), refetch }
}

function lastBalanceOf(uid: string | undefined): LastBalance | null {
  const last = JSON.parse(localStorage.getItem(lastBalanceKey) ?? 'null') as LastBalance | null
  return last?.uid === uid ? last : null
}

/** Sets the balance from a response that carries `creditsRemaining`, so that the pill updates without another call. */
export function useSetCredits(): (creditsRemaining: number) => void {
  const client = useQueryClient()
  return (creditsRemaining) => {
    // A fetch under way asked before this response: its older balance must not replace the newer one.
    void client.cancelQueries({ queryKey: creditsKey })
    client.setQueryData(creditsKey, creditsRemaining)
  }
}

/** Fetches the balance again. */
export function useRefreshCredits(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.refetchQueries({ queryKey: creditsKey }), [client])
}
