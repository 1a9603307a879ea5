import { freeCredits } from '../../../api/contract/prices.ts'

type Known = 'loading' | 'known' | 'unknown'

export const balanceUnknown = "We couldn't check your balance. Your credits are safe."

const moment = (at: Date) => at.toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

export const lastKnown = (credits: number, checkedAt: Date): string =>
  `${credits} credits when last checked, ${moment(checkedAt)}`

/** An unknown profile or balance locks nothing. */
export function pillOf(
  credits: { state: Known; credits: number; checkedAt: Date | null },
  profile: { state: Known; phoneVerified: boolean },
) {
  if (credits.state === 'unknown' || profile.state === 'unknown')
    return { look: 'unknown', count: credits.credits, checkedAt: credits.checkedAt } as const
  if (credits.state === 'loading' || profile.state === 'loading') return { look: 'loading' } as const
  if (profile.phoneVerified) {
    return { look: 'open', count: credits.credits, tooltip: 'Use credits to unlock resume, voice, or pitch tools' } as const
  }
  const tooltip = `Verify your phone number to unlock ${freeCredits} credits`
  return { look: 'locked', count: credits.credits, tooltip } as const
}

export type Pill = ReturnType<typeof pillOf>
