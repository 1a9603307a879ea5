/** What the person's credits are doing while an answer is made. */
export function holdWords(credits: number): string {
  return credits === 0 ? 'Nothing is charged.' : `${credits} credits are on hold, not spent.`
}

/** The connection is gone; the server works on. */
export const lostWords = 'No connection. The work goes on without you; it is fetched as soon as you are back. You pay once.'

interface Done {
  creditsCharged: number
  creditsRemaining: number
}

/** What the credits became. */
export function spentWords({ creditsCharged, creditsRemaining }: Done): string {
  return creditsCharged === 0
    ? `Nothing was charged, ${creditsRemaining} credits left.`
    : `${creditsCharged} credits spent, ${creditsRemaining} left.`
}

interface Writer {
  coach: 'openai' | 'builtin'
  standIns: readonly string[]
}

/** Who wrote this: the built-in coach, a connected model (null), or the one standing in for the other. */
export function writerWords({ coach, standIns }: Writer, titleOf: (section: string) => string): string | null {
  if (coach === 'builtin') return 'Built-in coach: connect an AI model for tailored writing.'
  if (standIns.length === 0) return null
  return `The built-in coach stood in for the AI model in: ${standIns.map(titleOf).join(', ')}.`
}
