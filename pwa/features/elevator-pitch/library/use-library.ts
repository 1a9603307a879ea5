import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { type AppOutbox, appOutbox } from '../../../media/uploads/app-outbox.ts'
import { callApi } from '../../../platform/api.ts'
import type { ApiProblem } from '../../../platform/api-problem.ts'
import { useLoaded } from '../../../platform/use-loaded.ts'
import { userAtom } from '../../../session/auth/auth-state.ts'

/** URLs expire after five minutes. */
const addressGoodForMs = 4 * 60_000

const path = '/api/elevator-pitch/library'

/** @throws ApiProblem, or zod's error for an unexpected answer */
async function fetchLibrary(): Promise<SavedPitch[]> {
  const [response, { PitchLibrary }] = await Promise.all([callApi(path), import('../../../../api/contract/elevator-pitch.ts')])
  return PitchLibrary.parse(await response.json()).pitches
}

/** A request under way answers this one too. */
const joining = { cancelRefetch: false }

/** Fetched again when opened, when back online, when a save arrives, and when a URL expires. */
export function useLibrary(deliveredSaves = 0) {
  const client = useQueryClient()
  const queryKey = [path, useAtomValue(userAtom)?.uid]
  const { data, error, isFetching, refetch } = useQuery<SavedPitch[], ApiProblem>({
    queryKey,
    queryFn: fetchLibrary,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
  useEffect(() => {
    if (deliveredSaves > 0) void refetch(joining)
  }, [deliveredSaves, refetch])
  return {
    pitches: data ?? null,
    problem: error,
    isFetching,
    fetchAgain: () => void refetch(joining),
    /** Null when it was deleted on another device. */
    async addressOf(id: string): Promise<string | null> {
      const pitches = await client.fetchQuery({ queryKey, queryFn: fetchLibrary, staleTime: addressGoodForMs })
      return pitches.find((pitch) => pitch.id === id)?.videoUrl ?? null
    },
    // Keeps the time of the last fetch: the URLs left are as old as before.
    forget: (id: string) =>
      client.setQueryData<SavedPitch[]>(queryKey, (before) => before?.filter((one) => one.id !== id), {
        updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
      }),
  }
}

export type AddressOf = ReturnType<typeof useLibrary>['addressOf']

export function useAppOutbox(): AppOutbox | null {
  return useLoaded(appOutbox, (open) => open()) ?? null
}
