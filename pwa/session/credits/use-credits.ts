import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../platform/api.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'

const creditsKey = ['/api/credits']

const refetchEveryMs = 5 * 60_000

const fetchCredits = async (): Promise<number> => (await (await api.credits.$get()).json()).credits

/** The balance. `unknown`: it could not be fetched; `credits` is then 0, and must not lock anything. */
export interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
  refetch: () => Promise<unknown>
}

export function useCredits(): Balance {
  const { data, isPending, isError, refetch } = useQuery<number, ApiProblem>({
    queryKey: creditsKey,
    queryFn: fetchCredits,
    refetchInterval: refetchEveryMs,
    refetchOnWindowFocus: 'always',
  })
  const state = isPending ? 'loading' : isError ? 'unknown' : 'known'
  return { state, credits: isError ? 0 : (data ?? 0), refetch }
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
