export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** "1 minute 5 seconds": a screen reader would say "one colon oh five". */
export function clockInWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const parts = [Math.floor(seconds / 60) && count(Math.floor(seconds / 60), 'minute'), count(seconds % 60, 'second')]
  return parts.filter(Boolean).join(' ')
}

/** Rounded up: two minutes start at 2:00, and 0:00 is the end. */
export const wholeSecondsLeft = (limitMs: number, recordedMs: number): number =>
  Math.max(0, Math.ceil((limitMs - recordedMs) / 1_000) * 1_000)
