import type { Delivery } from '../../../contract/answer-feedback.ts'
import { within } from '../weighted-parts.ts'
import { counted } from '../wording.ts'
import { fillersFreePerMinute, type Measured } from './delivery.ts'

/** Full points between these (docs/scoring.md). */
export const paceFull = { from: 125, to: 165 }
const paceNoneBelow = 65
const paceNoneAbove = 255
/** From full at 5 a minute to 40% at 12, then on to nothing. */
const fillersAtForty = 12
const fillersNone = 20
/** Below either, a rate says nothing. */
const fewestWords = 60
const fewestSeconds = 30
/** Words a minute at which a pitch of 150 to 225 words takes 60 to 90 seconds. */
export const usualWordsPerMinute = 150

export const deliveryParts = ['pace', 'pauses', 'fillers'] as const
type DeliveryPart = (typeof deliveryParts)[number]

type Delivered = Pick<Measured, 'delivery'>

const totalOf = (fillers: NonNullable<Delivery['fillers']>) => fillers.reduce((sum, { count }) => sum + count, 0)

const isTooShort = ({ words, durationSeconds }: Delivery) =>
  words < fewestWords || (durationSeconds ?? fewestSeconds) < fewestSeconds

/** 0 to 1; null where it was not measured. */
export const deliveryShares: Record<DeliveryPart, (said: Delivered) => number | null> = {
  pace({ delivery }) {
    const { wordsPerMinute } = delivery
    if (wordsPerMinute === null || isTooShort(delivery)) return null
    const { from, to } = paceFull
    if (wordsPerMinute < from) return within((wordsPerMinute - paceNoneBelow) / (from - paceNoneBelow))
    return within((paceNoneAbove - wordsPerMinute) / (paceNoneAbove - to))
  },
  /** The first is free, each further one costs a tenth, a long one (4 s) three tenths. */
  pauses({ delivery: { pauses, longPauses } }) {
    if (!pauses || longPauses === null) return null
    return within(1 - 0.1 * Math.max(0, pauses.length - longPauses - 1) - 0.3 * longPauses)
  },
  /** Without a duration, the usual pace is assumed. */
  fillers({ delivery }) {
    const { fillers, fillersPerMinute, words } = delivery
    if (!fillers || isTooShort(delivery)) return null
    const rate = fillersPerMinute ?? (totalOf(fillers) * usualWordsPerMinute) / words
    if (rate <= fillersFreePerMinute) return 1
    if (rate <= fillersAtForty) return 1 - (0.6 * (rate - fillersFreePerMinute)) / (fillersAtForty - fillersFreePerMinute)
    return within((0.4 * (fillersNone - rate)) / (fillersNone - fillersAtForty))
  },
}

export const deliveryReasons: Record<DeliveryPart, (said: Delivered) => string> = {
  pace({ delivery: { wordsPerMinute } }) {
    const { from, to } = paceFull
    const where = wordsPerMinute! < from ? 'slower than' : wordsPerMinute! > to ? 'faster than' : 'within'
    return `${wordsPerMinute} words a minute, ${where} the comfortable ${from} to ${to}.`
  },
  pauses: ({ delivery: { pauses, longPauses } }) =>
    pauses!.length === 0
      ? 'No silence of two seconds or more.'
      : `${counted(pauses!.length, 'silence')} of two seconds or more, ${longPauses} of them four or more.`,
  fillers: ({ delivery: { fillers, fillersPerMinute } }) =>
    `${counted(totalOf(fillers!), 'filler')}${fillersPerMinute === null ? '' : `, ${fillersPerMinute} a minute`}; up to 5 a minute is fine.`,
}

export function whyNotMeasured(id: string, delivery: Delivery): string {
  if (delivery.durationSeconds === null || id === 'pauses') return 'Not measured: the words were typed.'
  if (isTooShort(delivery)) return 'Too short to measure.'
  return `Not measured: ${id === 'pace' ? 'the words do not fit the recording' : 'the transcript leaves out sounds such as "um"'}.`
}
