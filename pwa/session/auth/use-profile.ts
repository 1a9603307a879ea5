import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserProfile } from '../../../api/contract/accounts.ts'
import { api } from '../../platform/api.ts'

interface Profile extends Omit<UserProfile, 'lastActiveAt'> {
  lastActiveAt: Date | null
}

/** Shown when the profile cannot be fetched; never taken for the user's own. */
const fallbackProfile: Profile = {
  id: 0,
  creditsRemaining: 0,
  phoneVerified: false,
  creditsGrantedByPhone: false,
  lastActiveAt: null,
}

const profileKey = ['/api/user/profile']

export const wasVerifiedKey = 'greenroom:phone-verified'

async function fetchProfile(): Promise<Profile> {
  const { lastActiveAt, ...rest } = await (await api.user.profile.$get()).json()
  const profile = { ...rest, lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt) }
  if (profile.phoneVerified) localStorage.setItem(wasVerifiedKey, String(profile.id))
  else localStorage.removeItem(wasVerifiedKey)
  return profile
}

/** Unknown is not unverified: it must not cause a phone prompt or a lock. `refetch` resolves without `data` on failure. */
export function useProfile({ refetchOnMount = false } = {}) {
  const { data, isPending, refetch } = useQuery({
    queryKey: profileKey,
    queryFn: fetchProfile,
    refetchOnMount: refetchOnMount ? 'always' : false,
    // The phone may have been verified in another tab: a stale answer must not lock the user out.
    refetchOnWindowFocus: ({ state }) => (state.data?.phoneVerified === false ? 'always' : false),
  })
  const state: 'loading' | 'known' | 'unknown' = data ? 'known' : isPending ? 'loading' : 'unknown'
  return { state, profile: data ?? fallbackProfile, refetch }
}

export function useRefreshProfile(): () => Promise<Profile> {
  const client = useQueryClient()
  return () => client.fetchQuery({ queryKey: profileKey, queryFn: fetchProfile, staleTime: 0 })
}

const pingEveryMs = 5 * 60_000

/** Tells the server that the user is active. */
export function startPinging(): () => void {
  const ping = () => void api.user.active.$post().catch(() => {})
  ping()
  const timer = setInterval(ping, pingEveryMs)
  return () => clearInterval(timer)
}
