import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { type AppOutbox, appOutbox } from '../../../media/uploads/app-outbox.ts'
import { callApi } from '../../../platform/api.ts'
import type { ApiProblem } from '../../../platform/api-problem.ts'
import { serverClock } from '../../../platform/server-clock.ts'

export interface Library {
  pitches: SavedPitch[]
  /** When the first of the URLs expires, by the server's clock. */
  addressesEndAtMs: number
}

/** A URL that expires this soon might be too late for the first bytes. */
const tooLateMs = 15_000

const path = '/api/elevator-pitch/library'
const keyOf = (uid: string) => [path, uid]

/** @throws ApiProblem, or zod's error for an unexpected answer */
export async function fetchLibrary(): Promise<Library> {
  const [response, { PitchLibrary }] = await Promise.all([callApi(path), import('../../../../api/contract/elevator-pitch.ts')])
  const { pitches } = PitchLibrary.parse(await response.json())
  const ends = pitches.map(({ videoUrlEndsAt }) => Date.parse(videoUrlEndsAt))
  return { pitches, addressesEndAtMs: Math.min(...ends) }
}

/** Refetched when opened, when back online, and when a URL expires. */
export function useLibrary(uid: string) {
  const client = useQueryClient()
  const query = useQuery<Library, ApiProblem>({
    queryKey: keyOf(uid),
    queryFn: fetchLibrary,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
  const fetchAgain = useCallback(
    () => client.fetchQuery({ queryKey: keyOf(uid), queryFn: fetchLibrary, staleTime: 0 }),
    [client, uid],
  )
  const addressOf = useCallback(
    async (id: string, { isNewWanted = false } = {}): Promise<string | null> => {
      const known = client.getQueryData<Library>(keyOf(uid))
      const isGood = known && !isNewWanted && known.addressesEndAtMs - serverClock.nowMs() > tooLateMs
      const { pitches } = isGood ? known : await fetchAgain()
      return pitches.find((pitch) => pitch.id === id)?.videoUrl ?? null
    },
    [fetchAgain, client, uid],
  )
  const forget = useCallback(
    (id: string) =>
      client.setQueryData<Library>(
        keyOf(uid),
        (before) => before && { ...before, pitches: before.pitches.filter((pitch) => pitch.id !== id) },
      ),
    [client, uid],
  )
  return {
    library: query.data ?? null,
    problem: query.error,
    isFetching: query.isFetching,
    fetchAgain,
    addressOf,
    forget,
  }
}

export type LibraryDeps = ReturnType<typeof useLibrary>

/** Fetched again when a save arrives. */
export function useArrivals(deliveredCount: number, fetchAgain: () => Promise<unknown>) {
  const [before, setBefore] = useState(deliveredCount)
  useEffect(() => {
    if (deliveredCount === before) return
    setBefore(deliveredCount)
    if (deliveredCount > before) void fetchAgain().catch(() => undefined)
  }, [deliveredCount, before, fetchAgain])
}

export function useAppOutbox(): AppOutbox | null {
  const [opened, setOpened] = useState<AppOutbox | null>(null)
  useEffect(() => void appOutbox().then(setOpened), [])
  return opened
}
