import type { Delivery, TimeSpan } from '../../../contract/answer-feedback.ts'
import { type Filler, findFillers } from '../../text/fillers.ts'
import { countSpokenWords, type SpokenWord } from '../../text/transcript-tokens.ts'

/**
 * Where a transcript comes from. `recognised` is a recognizer that may leave out "um" and "uh" (most do): without any of them fillers count
 * as not measured. `verbatim` keeps them. `typed` has no pace, pauses or fillers at all.
 */
export type TranscriptSource = 'recognised' | 'verbatim' | 'typed'

interface Times {
  /** Where the recognizer tells them; may differ from the transcript where the user corrected it. */
  words?: readonly SpokenWord[] | undefined
  durationSeconds?: number | undefined
  pauses?: readonly TimeSpan[] | undefined
}

/** What is known of something said: an answer, a pitch, a spoken resume. */
export interface Spoken extends Times {
  transcript: string
  source: TranscriptSource
}

export interface Measured {
  delivery: Delivery
  /** Each filler with its offset; empty where fillers were not measured. */
  fillers: Filler[]
}

/** Silences of 2 s count, 4 s are long, the first 3 s are free. */
const pauseMinMs = 2000
export const longPauseMinMs = 4000
const freeStartMs = 3000
/** A silence that begins or ends this near to the edge of the recording lies before or after the speech, not in it. */
const edgeMs = 300

/** Fewer words or seconds say nothing of a pace. */
const fewestWords = 8
const fewestMs = 4_000
/** No one speaks like this: the words are not those of the recording. */
const slowestWordsPerMinute = 30
const fastestWordsPerMinute = 320

export const fillersFreePerMinute = 5

/** Every figure of how something was said. What could not be measured is null. */
export function measureDelivery({ transcript, source, ...times }: Spoken): Measured {
  const words = countSpokenWords(transcript)
  const nothing = { durationSeconds: null, wordsPerMinute: null, fillers: null, fillersPerMinute: null }
  if (source === 'typed') return { fillers: [], delivery: { words, ...nothing, pauses: null, longPauses: null } }
  const span = speechSpanOf(times)
  const minutes = span && (span.endMs - span.startMs) / 60_000
  const found = findFillers(transcript, times.words)
  const fillers = source === 'verbatim' || canCount(found, minutes) ? found : null
  const pauses = pausesOf(times)
  return {
    fillers: fillers ?? [],
    delivery: {
      words,
      durationSeconds: times.durationSeconds ?? (span && Math.round(span.endMs / 100) / 10),
      wordsPerMinute: span && paceOf(words, span),
      fillers: fillers && countFillers(fillers),
      fillersPerMinute: fillers && minutes ? Math.round((fillers.length * 10) / minutes) / 10 : null,
      pauses,
      longPauses: pauses?.filter(({ startMs, endMs }) => endMs - startMs >= longPauseMinMs).length ?? null,
    },
  }
}

/** Words a minute; null where too little was said to tell, or other words were typed than the recording can hold. */
function paceOf(words: number, { startMs, endMs }: TimeSpan): number | null {
  if (words < fewestWords || endMs - startMs < fewestMs) return null
  const wordsPerMinute = Math.round((words * 60_000) / (endMs - startMs))
  return wordsPerMinute >= slowestWordsPerMinute && wordsPerMinute <= fastestWordsPerMinute ? wordsPerMinute : null
}

/**
 * From the first word to the last: silence handed in at the edges of the recording (nerves, hands-free waiting for the end) is no part of
 * it. null where neither word times nor a length are known.
 */
function speechSpanOf({ words, durationSeconds, pauses }: Times): TimeSpan | null {
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

/**
 * Silences of 2 s or more inside the speech. Those measured on the sound are worth more than gaps between word times, which recognizers
 * stretch. null where there is neither.
 */
function pausesOf({ words = [], durationSeconds, pauses }: Times): TimeSpan[] | null {
  if (!pauses && words.length === 0) return null
  const gaps = words.map(({ startMs }, at) => ({ startMs: words[at - 1]?.endMs ?? 0, endMs: startMs }))
  const speechEndMs = speechSpanOf({ durationSeconds, pauses })?.endMs ?? Number.POSITIVE_INFINITY
  return (pauses?.toSorted((a, b) => a.startMs - b.startMs) ?? gaps)
    .filter(({ startMs }) => startMs < speechEndMs)
    .map(({ startMs, endMs }) => ({ startMs: startMs <= edgeMs ? Math.max(startMs, freeStartMs) : startMs, endMs }))
    .filter(({ startMs, endMs }) => endMs - startMs >= pauseMinMs)
}

function countFillers(fillers: readonly Filler[]): { text: string; count: number }[] {
  return [...Map.groupBy(fillers, ({ text }) => text)]
    .map(([text, all]) => ({ text, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
}

/**
 * Whether the fillers of a recognizer can be counted. One that leaves out sounds hides them: where none is left, only so many filler
 * words that they are too many by themselves (over 5 a minute) are worth counting.
 */
function canCount(fillers: readonly Filler[], minutes: number | null): boolean {
  if (fillers.some(({ isSound }) => isSound)) return true
  return minutes !== null && fillers.length > fillersFreePerMinute * Math.max(minutes, 0.5)
}
