import type { TimeSpan } from '../../../contract/answer-feedback.ts'
import type { Spoken } from './spoken.ts'

/** Silences of 2 s count, 4 s are long, the first 3 s are free. */
const pauseMinMs = 2000
export const longPauseMinMs = 4000
const freeStartMs = 3000
/** A silence that begins or ends this near to the edge of the recording lies before or after the speech, not in it. */
const edgeMs = 300

/**
 * From the first word to the last: silence handed in at the edges of the recording (nerves, hands-free waiting for the end) is no part of
 * it. null where neither word times nor a length are known.
 */
export function speechSpanOf({ words, durationSeconds, pauses }: Omit<Spoken, 'transcript' | 'source'>): TimeSpan | null {
  const [first, last] = [words?.[0], words?.at(-1)]
  if (first && last && last.endMs > first.startMs) return { startMs: first.startMs, endMs: last.endMs }
  if (!durationSeconds || durationSeconds <= 0) return null
  const span = { startMs: 0, endMs: durationSeconds * 1000 }
  for (const { startMs, endMs } of pauses ?? []) {
    if (startMs <= edgeMs) span.startMs = Math.max(span.startMs, Math.min(endMs, span.endMs))
    if (endMs >= span.endMs - edgeMs && startMs > edgeMs) span.endMs = startMs
  }
  return span.endMs > span.startMs ? span : null
}

/** All silences between first and last word, of any length. */
function silencesOf({ words, pauses }: Omit<Spoken, 'transcript' | 'source'>): readonly TimeSpan[] | null {
  if (pauses) return [...pauses].sort((a, b) => a.startMs - b.startMs)
  if (!words || words.length === 0) return null
  return words.map((word, at) => ({ startMs: words[at - 1]?.endMs ?? 0, endMs: word.startMs }))
}

/**
 * Silences of 2 s or more inside the speech. Those measured on the sound are worth more than gaps between word times, which recognisers
 * stretch. null where there is neither.
 */
export function pausesOf(spoken: Omit<Spoken, 'transcript' | 'source'>): TimeSpan[] | null {
  const silences = silencesOf(spoken)
  if (!silences) return null
  const endMs = spoken.pauses
    ? (speechSpanOf({ ...spoken, words: undefined })?.endMs ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY
  return silences
    .filter((silence) => silence.startMs < endMs)
    .map((silence) => ({
      ...silence,
      startMs: silence.startMs <= edgeMs ? Math.max(silence.startMs, freeStartMs) : silence.startMs,
    }))
    .filter(({ startMs, endMs }) => endMs - startMs >= pauseMinMs)
}
