import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'
import { api } from '../../platform/api.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { userAtom } from '../auth/auth-state.ts'

const creditsKey = ['/api/credits']

export const lastBalanceKey = 'greenroom:last-balance'

const refetchEveryMs = 5 * 60_000

const fetchCredits = async (): Promise<number> => (await (await api.credits.$get()).json()).credits

interface LastBalance {
  uid: string
  credits: number
  checkedAtMs: number
}

/** `unknown`: it could not be fetched; `credits` is the last known balance or 0, and must lock nothing. */
export interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
  checkedAt: Date | null
  refetch: () => Promise<unknown>
}

export function useCredits(): Balance {
  const uid = useAtomValue(userAtom)?.uid
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

/** Updates the balance from a response's `creditsRemaining`, without another call. */
export function useSetCredits(): (creditsRemaining: number) => void {
  const client = useQueryClient()
  return (creditsRemaining) => {
    // A fetch already under way could overwrite the newer balance.
    void client.cancelQueries({ queryKey: creditsKey })
    client.setQueryData(creditsKey, creditsRemaining)
  }
}

export function useRefreshCredits(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.refetchQueries({ queryKey: creditsKey }), [client])
}
