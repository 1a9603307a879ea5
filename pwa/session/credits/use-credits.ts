import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'

export const creditsKey = ['/api/credits']

/** The specification's section 9: every five minutes, and on window focus. */
const refetchEveryMs = 5 * 60_000

const fetchCredits = async (): Promise<number> => (await (await api.credits.$get()).json()).credits

/** The balance. `unknown`: it could not be fetched; `credits` is 0 then, and no lock may follow from it. */
export interface CreditsStanding {
  state: 'loading' | 'known' | 'unknown'
  credits: number
  /** Asks again. */
  ask: () => Promise<unknown>
}

export function useCredits(): CreditsStanding {
  const { data, isPending, isError, refetch } = useQuery<number, ApiProblem>({
    queryKey: creditsKey,
    queryFn: fetchCredits,
    refetchInterval: refetchEveryMs,
    refetchOnWindowFocus: 'always',
  })
  const state = isPending ? 'loading' : isError ? 'unknown' : 'known'
  return { state, credits: isError ? 0 : (data ?? 0), ask: refetch }
}

/** Sets the balance from an answer that carries `creditsRemaining`, so that the pill follows without another call. */
export function useSetCredits(): (creditsRemaining: number) => void {
  const client = useQueryClient()
  return (creditsRemaining) => client.setQueryData(creditsKey, creditsRemaining)
}

/** Asks the server for the balance again. */
export function useRefreshCredits(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.refetchQueries({ queryKey: creditsKey })
}
