import type { Filler } from '../../text/fillers.ts'
import type { Spoken } from './spoken.ts'

/** Up to so many, fillers cost nothing (docs/scoring.md). */
export const fillersFreePerMinute = 5

/** Each filler with its count, the most frequent first, then by the alphabet. */
export function countFillers(fillers: readonly Filler[]): { text: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { text } of fillers) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
}

/**
 * Whether fillers can be counted. A recogniser that leaves out sounds hides them: where none is left, only so many filler
 * words that they are too many by themselves (over 5 a minute) are worth counting.
 */
export function canCountFillers(source: Spoken['source'], fillers: readonly Filler[], minutes: number | null): boolean {
  if (source === 'typed') return false
  if (source === 'verbatim' || fillers.some(({ isSound }) => isSound)) return true
  return minutes !== null && fillers.length > fillersFreePerMinute * Math.max(minutes, 0.5)
}
