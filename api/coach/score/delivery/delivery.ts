import type { Delivery, TimeSpan } from '../../../contract/answer-feedback.ts'
import { type Filler, findFillers } from '../../text/fillers.ts'
import { countSpokenWords, type SpokenWord } from '../../text/transcript-tokens.ts'

/** A `recognised` transcript may leave out "um" and "uh": without any, fillers count as not measured. `verbatim` keeps them. */
export type TranscriptSource = 'recognised' | 'verbatim' | 'typed'

interface Times {
  words?: readonly SpokenWord[] | undefined
  durationSeconds?: number | undefined
  pauses?: readonly TimeSpan[] | undefined
}

export interface Spoken extends Times {
  transcript: string
  source: TranscriptSource
}

export interface Measured {
  delivery: Delivery
  fillers: Filler[]
}

/** Silences of 2 s count, 4 s are long, the first 3 s are free. */
const pauseMinMs = 2000
export const longPauseMinMs = 4000
const freeStartMs = 3000
/** A silence this near to an edge of the recording lies outside the speech. */
const edgeMs = 300

const fewestWords = 8
const fewestMs = 4_000
/** No one speaks like this: the words are not those of the recording. */
const slowestWordsPerMinute = 30
const fastestWordsPerMinute = 320

export const fillersFreePerMinute = 5

/** What could not be measured is null. */
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

/** null where too little was said, or the words do not fit the recording. */
function paceOf(words: number, { startMs, endMs }: TimeSpan): number | null {
  if (words < fewestWords || endMs - startMs < fewestMs) return null
  const wordsPerMinute = Math.round((words * 60_000) / (endMs - startMs))
  return wordsPerMinute >= slowestWordsPerMinute && wordsPerMinute <= fastestWordsPerMinute ? wordsPerMinute : null
}

/** From the first word to the last, without silence at the edges (nerves, hands-free waiting). */
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

/** Silences of 2 s or more. Measured ones count more than gaps between word times, which recognizers stretch. */
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

/** A recognizer that leaves out sounds hides fillers: without any sound, only clearly too many filler words (over 5 a minute) count. */
function canCount(fillers: readonly Filler[], minutes: number | null): boolean {
  if (fillers.some(({ isSound }) => isSound)) return true
  return minutes !== null && fillers.length > fillersFreePerMinute * Math.max(minutes, 0.5)
}
