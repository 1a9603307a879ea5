import type { TimeSpan } from './answer-feedback.ts'

export interface SpeechTimes {
  words?: readonly TimeSpan[] | undefined
  durationSeconds?: number | undefined
  /** Measured silences, those at both ends of the recording included. */
  pauses?: readonly TimeSpan[] | undefined
}

/** Silences of 2 s count, 4 s are long, the first 3 s are free. */
const pauseMinMs = 2000
const longPauseMinMs = 4000
const freeStartMs = 3000
/** A silence this near to an edge of the recording lies outside the speech. */
const edgeMs = 300

const fewestWords = 8
export const fewestMs = 4_000
/** No one speaks like this: the words are not those of the recording. */
const slowestWordsPerMinute = 30
const fastestWordsPerMinute = 320

/** null where too little was said, or the words do not fit the recording. */
export function paceOf(words: number, { startMs, endMs }: TimeSpan): number | null {
  if (words < fewestWords || endMs - startMs < fewestMs) return null
  const wordsPerMinute = Math.round((words * 60_000) / (endMs - startMs))
  return wordsPerMinute >= slowestWordsPerMinute && wordsPerMinute <= fastestWordsPerMinute ? wordsPerMinute : null
}

/** From the first word to the last, without silence at the edges (nerves, hands-free waiting). */
export function speechSpanOf({ words, durationSeconds, pauses }: SpeechTimes): TimeSpan | null {
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

/** Silences of 2 s or more. Measured ones count more than gaps between word times, which recognizers stretch. */
export function pausesOf({ words = [], durationSeconds, pauses }: SpeechTimes): TimeSpan[] | null {
  if (!pauses && words.length === 0) return null
  const gaps = words.map(({ startMs }, at) => ({ startMs: words[at - 1]?.endMs ?? 0, endMs: startMs }))
  const speechEndMs = speechSpanOf({ durationSeconds, pauses })?.endMs ?? Number.POSITIVE_INFINITY
  return (pauses?.toSorted((a, b) => a.startMs - b.startMs) ?? gaps)
    .filter(({ startMs }) => startMs < speechEndMs)
    .map(({ startMs, endMs }) => ({ startMs: startMs <= edgeMs ? Math.max(startMs, freeStartMs) : startMs, endMs }))
    .filter(({ startMs, endMs }) => endMs - startMs >= pauseMinMs)
}

export const isLongPause = ({ startMs, endMs }: TimeSpan): boolean => endMs - startMs >= longPauseMinMs
