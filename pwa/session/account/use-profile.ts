import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { fallbackProfile, type Profile, profileOf } from './profile.ts'

export const profileKey = ['/api/user/profile']

/** Remembers on this device whose phone is verified, so that their next start leaves no place for the prompt to verify it. */
export const wasVerifiedKey = 'greenroom:phone-verified'

async function fetchProfile(): Promise<Profile> {
  const profile = profileOf(await (await api.user.profile.$get()).json())
  if (profile.phoneVerified) localStorage.setItem(wasVerifiedKey, String(profile.id))
  else localStorage.removeItem(wasVerifiedKey)
  return profile
}

/** The profile, and whether it is known. Unknown is not unverified: no phone prompt and no lock then. */
export interface ProfileStanding {
  state: 'loading' | 'known' | 'unknown'
  profile: Profile
  /** Asks again, or waits for the answer that is on its way; no `data` when there is none. */
  ask: () => Promise<{ data: Profile | undefined }>
}

/** @param askAnew asks the server when the component appears, for places where what was known may have changed elsewhere */
export function useProfile({ askAnew = false } = {}): ProfileStanding {
  const { data, isPending, refetch } = useQuery({
    queryKey: profileKey,
    queryFn: fetchProfile,
    refetchOnMount: askAnew ? 'always' : false,
    // Verified in another tab meanwhile, perhaps: what was read then must not lock anybody now.
    refetchOnWindowFocus: ({ state }) => (state.data?.phoneVerified === false ? 'always' : false),
  })
  const state = data ? 'known' : isPending ? 'loading' : 'unknown'
  return { state, profile: data ?? fallbackProfile, ask: refetch }
}

/** Asks for the profile again, after something on the server has changed it. */
export function useRefreshProfile(): () => Promise<Profile> {
  const client = useQueryClient()
  return () => client.fetchQuery({ queryKey: profileKey, queryFn: fetchProfile, staleTime: 0 })
}
