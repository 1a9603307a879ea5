import type { Delivery } from '../../../contract/answer-feedback.ts'
import { isLongPause, paceOf, pausesOf, type SpeechTimes, speechSpanOf } from '../../../contract/speech-times.ts'
import { type Filler, findFillers } from '../../text/fillers.ts'
import { countSpokenWords, type SpokenWord } from '../../text/transcript-tokens.ts'

/** A `recognised` transcript may leave out "um" and "uh": without any, fillers count as not measured. `verbatim` keeps them. */
export type TranscriptSource = 'recognised' | 'verbatim' | 'typed'

export interface Spoken extends SpeechTimes {
  words?: readonly SpokenWord[] | undefined
  transcript: string
  source: TranscriptSource
}

export interface Measured {
  delivery: Delivery
  fillers: Filler[]
}

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
      longPauses: pauses?.filter(isLongPause).length ?? null,
    },
  }
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
