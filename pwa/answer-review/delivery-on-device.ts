import type { Delivery } from '../../api/contract/answer-feedback.ts'
import { countWords } from '../../api/contract/limits.ts'
import type { SoundFigures } from './sound-figures.ts'

/** Sounds like losing the thread; see docs/scoring.md. */
const longPauseMs = 4_000
/** Too few words or seconds to judge pace. */
const fewestWords = 8
const fewestSpanMs = 4_000
/** Outside this, the words do not match the recording. The server uses the same bounds. */
const possibleRate = { from: 30, to: 320 }
/** Sounds only: whether "like" or "so" is a filler depends on the sentence, which the feedback judges. */
const hesitations = /\b(u+h*m+|u+h+|e+r+m*|h+m+|m{2,}|a+h+)\b/giu

function paceOf(words: number, spanMs: number): number | null {
  if (words < fewestWords || spanMs < fewestSpanMs) return null
  const rate = Math.round((words * 60_000) / spanMs)
  return rate < possibleRate.from || rate > possibleRate.to ? null : rate
}

/** Null without hesitations: speech recognition drops them, and no one types them. */
function hesitationsIn(transcript: string) {
  const found = transcript.toLowerCase().match(hesitations)
  if (!found) return null
  const counts = new Map<string, number>()
  for (const text of found) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => ({ text, count })).sort((one, other) => other.count - one.count)
}

/** Figures that need no server. `sound` is null where the browser cannot decode it. */
export function deliveryOnDevice(sound: SoundFigures | null, lengthMs: number, transcript: string | null): Delivery {
  const words = transcript ? countWords(transcript) : 0
  const spanMs = sound?.voiceSpan ? sound.voiceSpan.endMs - sound.voiceSpan.startMs : 0
  const fillers = transcript ? hesitationsIn(transcript) : null
  const said = fillers?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return {
    words,
    durationSeconds: Math.round((sound?.lengthMs ?? lengthMs) / 100) / 10,
    wordsPerMinute: paceOf(words, spanMs),
    fillers,
    fillersPerMinute: fillers && spanMs >= fewestSpanMs ? Math.round((said * 600_000) / spanMs) / 10 : null,
    pauses: sound?.pauses ?? null,
    longPauses: sound ? sound.pauses.filter(({ startMs, endMs }) => endMs - startMs >= longPauseMs).length : null,
  }
}
