import type { UserProfile } from '../../../api/contract/accounts.ts'

export interface Profile extends Omit<UserProfile, 'lastActiveAt'> {
  lastActiveAt: Date | null
}

/** What is shown when the profile cannot be fetched. The values are the specification's; it is never taken for a person's own. */
export const fallbackProfile: Profile = {
  id: 0,
  creditsRemaining: 0,
  phoneVerified: false,
  creditsGrantedByPhone: false,
  lastActiveAt: null,
}

export const profileOf = ({ lastActiveAt, ...rest }: UserProfile): Profile => ({
  ...rest,
  lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt),
})
