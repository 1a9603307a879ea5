/** "1:05" for 65,400 ms; never negative. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** "1 minute 5 seconds": what a screen reader should say instead of "one colon oh five". */
export function clockInWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const parts = [Math.floor(seconds / 60) && count(Math.floor(seconds / 60), 'minute'), count(seconds % 60, 'second')]
  return parts.filter(Boolean).join(' ')
}

/** What is left, in whole seconds that have only begun: two minutes begin at 2:00, and 0:00 is the end. */
export const wholeSecondsLeft = (limitMs: number, recordedMs: number): number =>
  Math.max(0, Math.ceil((limitMs - recordedMs) / 1_000) * 1_000)
