import type { Delivery } from '../../../contract/answer-feedback.ts'
import { type Filler, findFillers } from '../../text/fillers.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { canCountFillers, countFillers } from './filler-counts.ts'
import { paceOf } from './pace.ts'
import { longPauseMinMs, pausesOf, speechSpanOf } from './pauses.ts'
import type { Spoken } from './spoken.ts'

export interface Measured {
  delivery: Delivery
  /** Each filler with its offset; empty where fillers were not measured. */
  fillers: Filler[]
}

/** Every figure of how something was said. What could not be measured is null. */
export function measureDelivery(spoken: Spoken): Measured {
  const isSpoken = spoken.source !== 'typed'
  const span = isSpoken ? speechSpanOf(spoken) : null
  const minutes = span ? (span.endMs - span.startMs) / 60_000 : null
  const found = findFillers(spoken.transcript, spoken.words)
  const fillers = canCountFillers(spoken.source, found, minutes) ? found : null
  const pauses = isSpoken ? pausesOf(spoken) : null
  const pace = paceOf(spoken)
  return {
    fillers: fillers ?? [],
    delivery: {
      words: countSpokenWords(spoken.transcript),
      durationSeconds: isSpoken ? (spoken.durationSeconds ?? (span ? Math.round(span.endMs / 100) / 10 : null)) : null,
      wordsPerMinute: pace?.wordsPerMinute ?? null,
      articulationRate: pace?.articulationRate ?? null,
      fillers: fillers && countFillers(fillers),
      fillersPerMinute: fillers && minutes ? Math.round((fillers.length * 10) / minutes) / 10 : null,
      pauses,
      longPauses: pauses ? pauses.filter(({ startMs, endMs }) => endMs - startMs >= longPauseMinMs).length : null,
    },
  }
}
