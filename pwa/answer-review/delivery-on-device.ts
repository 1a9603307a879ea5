import type { Delivery } from '../../api/contract/answer-feedback.ts'
import { countWords } from '../../api/contract/limits.ts'
import { fewestMs, isLongPause, paceOf, pausesOf, speechSpanOf } from '../../api/contract/speech-times.ts'
import type { SoundFigures } from './sound-figures.ts'

/** Sounds only: whether "like" or "so" is a filler depends on the sentence, which the feedback judges. */
const hesitations = /\b(u+h*m+|u+h+|e+r+m*|h+m+|m{2,}|a+h+)\b/giu

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
  const times = { durationSeconds: (sound?.lengthMs ?? lengthMs) / 1_000, pauses: sound?.silences }
  const span = sound && sound.spokenMs > 0 ? speechSpanOf(times) : null
  const spanMs = span ? span.endMs - span.startMs : 0
  const pauses = pausesOf(times)
  const fillers = transcript ? hesitationsIn(transcript) : null
  const said = fillers?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return {
    words,
    durationSeconds: Math.round(times.durationSeconds * 10) / 10,
    wordsPerMinute: span && paceOf(words, span),
    fillers,
    fillersPerMinute: fillers && spanMs >= fewestMs ? Math.round((said * 600_000) / spanMs) / 10 : null,
    pauses,
    longPauses: pauses?.filter(isLongPause).length ?? null,
  }
}
