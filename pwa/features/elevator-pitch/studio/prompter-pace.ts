import { countWords, pitch } from '../../../../api/contract/limits.ts'

/** How much faster or slower than the target the script moves. */
export const paces = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const
export type Pace = (typeof paces)[number]

/** The next step in this direction; the last one stays where it is. */
export function nextPace(pace: Pace, step: 1 | -1): Pace {
  return paces[paces.indexOf(pace) + step] ?? pace
}

/**
 * How long the script takes at pace 1: its words at 150 a minute, so 150 to 225 words take 60 to 90 s. A longer one moves faster: what
 * comes after the recording's end could not be said any more.
 * @returns ms, at least one second
 */
export function scriptMs(script: string): number {
  const seconds = (countWords(script) * 60) / pitch.wordsPerMinute
  return Math.max(1, Math.min(seconds, pitch.recordingMaxSeconds)) * 1_000
}

/** Words a minute at this pace, as the person reads it: 150 for a script of 150 to 225 words at pace 1. */
export function wordsPerMinute(script: string, pace: Pace): number {
  return Math.round((countWords(script) / (scriptMs(script) / 60_000)) * pace)
}
