import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { pausesOf, speechSpanOf } from './pauses.ts'
import type { Spoken } from './spoken.ts'

/** Fewer words or seconds say nothing of a pace. */
const fewestWords = 8
const fewestSeconds = 4
/** Nobody speaks like this: the words are not those of the recording. */
const slowestWordsPerMinute = 30
const fastestWordsPerMinute = 320

interface Pace {
  /** Words by the time from first to last word, whole. */
  wordsPerMinute: number
  /** The same with the pauses of 2 s or more taken out. */
  articulationRate: number
}

/** How fast it was said; null where no time is known, too little was said to tell, or other words were typed than the recording can hold. */
export function paceOf(spoken: Spoken): Pace | null {
  if (spoken.source === 'typed') return null
  const words = countSpokenWords(spoken.transcript)
  const span = speechSpanOf(spoken)
  if (!span || words < fewestWords || span.endMs - span.startMs < fewestSeconds * 1000) return null
  const wholeMs = span.endMs - span.startMs
  const silentMs = (pausesOf(spoken) ?? []).reduce(
    (sum, pause) => sum + Math.max(0, Math.min(pause.endMs, span.endMs) - Math.max(pause.startMs, span.startMs)),
    0,
  )
  const wordsPerMinute = Math.round((words * 60_000) / wholeMs)
  const articulationRate = Math.round((words * 60_000) / Math.max(1000, wholeMs - silentMs))
  const isPossible = articulationRate >= slowestWordsPerMinute && articulationRate <= fastestWordsPerMinute
  return isPossible ? { wordsPerMinute, articulationRate } : null
}

/** Words a minute at which a pitch of 150 to 225 words takes 60 to 90 seconds. */
export const usualWordsPerMinute = 150
