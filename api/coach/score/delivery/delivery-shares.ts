import type { Delivery } from '../../../contract/answer-feedback.ts'
import { within } from '../weighted-parts.ts'
import { fillersFreePerMinute } from './filler-counts.ts'
import { usualWordsPerMinute } from './pace.ts'

/** Full points between these (docs/scoring.md). */
export const paceFull = { fromWordsPerMinute: 125, toWordsPerMinute: 165 }
/** No points left this far outside: below, where listeners tire, they go sooner than above. */
const paceNoneBelow = 65
const paceNoneAbove = 255
/** Linear from full at 5 a minute to 40 % at 12, then on to nothing. */
const fillersAtForty = 12
const fillersNone = 20
/** One or two in a short answer are none worth speaking of. */
const fillersAlwaysFree = 2

/** 0 to 1 for the pace; null where it was not measured. */
export function paceShare({ wordsPerMinute }: Delivery): number | null {
  if (wordsPerMinute === null) return null
  const { fromWordsPerMinute: from, toWordsPerMinute: to } = paceFull
  if (wordsPerMinute < from) return within((wordsPerMinute - paceNoneBelow) / (from - paceNoneBelow))
  return within((paceNoneAbove - wordsPerMinute) / (paceNoneAbove - to))
}

/** 0 to 1 for the fillers; without a time they are counted against the usual pace. */
export function fillersShare({ fillers, fillersPerMinute, words }: Delivery): number | null {
  if (!fillers || words === 0) return null
  const count = fillers.reduce((sum, filler) => sum + filler.count, 0)
  if (count <= fillersAlwaysFree) return 1
  const rate = fillersPerMinute ?? (count * usualWordsPerMinute) / words
  if (rate <= fillersFreePerMinute) return 1
  if (rate <= fillersAtForty) return 1 - (0.6 * (rate - fillersFreePerMinute)) / (fillersAtForty - fillersFreePerMinute)
  return within((0.4 * (fillersNone - rate)) / (fillersNone - fillersAtForty))
}

/** 0 to 1 for the pauses: one to think is free, each further one takes a tenth, a long one (4 s) three tenths. */
export function pausesShare({ pauses, longPauses }: Delivery): number | null {
  if (!pauses || longPauses === null) return null
  const short = pauses.length - longPauses
  return within(1 - 0.1 * Math.max(0, short - 1) - 0.3 * longPauses)
}
