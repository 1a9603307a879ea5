import { freeCredits } from '../../../api/contract/prices.ts'

type Known = 'loading' | 'known' | 'unknown'

/** What the credits pill shows. */
export type Pill =
  | { look: 'loading' }
  | { look: 'unknown' }
  | { look: 'locked'; count: number; tooltip: string }
  | { look: 'open'; count: number; tooltip: string }

export const balanceUnknown = "We couldn't check your balance. Your credits are safe."

/** Decides what the pill shows. A profile or balance that could not be fetched locks nothing. */
export function pillOf(credits: { state: Known; credits: number }, profile: { state: Known; phoneVerified: boolean }): Pill {
  if (credits.state === 'unknown' || profile.state === 'unknown') return { look: 'unknown' }
  if (credits.state === 'loading' || profile.state === 'loading') return { look: 'loading' }
  if (profile.phoneVerified) {
    return { look: 'open', count: credits.credits, tooltip: 'Use credits to unlock resume, voice, or pitch tools' }
  }
  return { look: 'locked', count: credits.credits, tooltip: `Verify your phone number to unlock ${freeCredits} credits` }
}
