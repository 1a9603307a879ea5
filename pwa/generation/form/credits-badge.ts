interface Balance {
  state: 'loading' | 'known' | 'unknown'
  credits: number
}

/** The badge of a form: "40 credits available", '...' while loading. */
export function creditsBadge({ state, credits }: Balance): string {
  if (state === 'loading') return '... credits available'
  return state === 'unknown' ? 'Credits could not be checked' : `${credits} credits available`
}
