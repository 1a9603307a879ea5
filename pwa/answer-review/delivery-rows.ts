import type { Delivery, TimeSpan } from '../../api/contract/answer-feedback.ts'
import { clockOf } from '../media/recorder/clock-words.ts'

export interface DeliveryRow {
  id: 'length' | 'pace' | 'pauses' | 'fillers' | 'level'
  label: string
  value: string
  /** What to change; null where nothing is. */
  advice: string | null
  scale: Scale
  moments: readonly TimeSpan[]
}

export interface VoiceLevel {
  voiceDb: number | null
  isClipped: boolean
}

type Measured = Omit<DeliveryRow, 'id' | 'label' | 'moments'> & { moments?: readonly TimeSpan[] }

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** A figure and its recommended range on the drawn scale, all from 0 to 1. */
function scaleOf(value: number, drawn: readonly [number, number], good: readonly [number, number]) {
  const share = (figure: number) => Math.min(1, Math.max(0, (figure - drawn[0]) / (drawn[1] - drawn[0])))
  return { at: share(value), from: share(good[0]), to: share(good[1]) }
}

export type Scale = ReturnType<typeof scaleOf>

export interface LengthTarget {
  minSeconds: number
  maxSeconds: number
  short: string
  long: string
}

const answerLength: LengthTarget = {
  minSeconds: 35,
  maxSeconds: 120,
  short: 'Short. Most good answers take 35 seconds to two minutes.',
  long: 'Long. Listeners follow for about two minutes.',
}

function lengthOf({ durationSeconds: seconds }: Delivery, target: LengthTarget): Measured | null {
  if (seconds === null) return null
  const { minSeconds, maxSeconds, short, long } = target
  const isFine = seconds >= minSeconds && seconds <= maxSeconds
  return {
    value: clockOf(seconds * 1_000),
    advice: isFine
      ? null
      : `${seconds < minSeconds ? short : long} Aim for ${clockOf(minSeconds * 1_000)} to ${clockOf(maxSeconds * 1_000)}.`,
    scale: scaleOf(seconds, [0, maxSeconds * 1.4], [minSeconds, maxSeconds]),
  }
}

/** Easy to follow (docs/scoring.md). */
const goodPace = { fromWpm: 125, toWpm: 165 } as const

function paceOf({ wordsPerMinute: pace }: Delivery): Measured | null {
  if (pace === null) return null
  const { fromWpm, toWpm } = goodPace
  const isFine = pace >= fromWpm && pace <= toWpm
  return {
    value: `${Math.round(pace)} words a minute`,
    advice: isFine ? null : `${pace < fromWpm ? 'Slow' : 'Fast'} for a listener. Aim for ${fromWpm} to ${toWpm}.`,
    scale: scaleOf(pace, [60, 230], [fromWpm, toWpm]),
  }
}

const longPauseSeconds = 4

function pausesOf({ pauses, longPauses }: Delivery): Measured | null {
  if (pauses === null) return null
  const longest = Math.round(Math.max(0, ...pauses.map(({ startMs, endMs }) => endMs - startMs)) / 100) / 10
  const long = longPauses ?? 0
  return {
    value: pauses.length === 0 ? 'None' : `${count(pauses.length, 'pause', 'pauses')}, the longest ${longest} s`,
    advice:
      long > 0 ? `${count(long, 'is', 'are')} four seconds or longer. Aim for pauses under ${longPauseSeconds} seconds.` : null,
    scale: scaleOf(longest, [0, 8], [0, longPauseSeconds]),
    moments: pauses,
  }
}

const fillersFreePerMinute = 5

function fillersOf({ words, fillers, fillersPerMinute }: Delivery): Measured | null {
  if (words === 0 || fillers === null) return null
  const said = fillers.reduce((sum, filler) => sum + filler.count, 0)
  const list = fillers.map(({ text, count: times }) => `“${text}” ${times}`).join(', ')
  const rate = fillersPerMinute === null ? null : Math.round(fillersPerMinute * 10) / 10
  return {
    value: said === 0 ? 'None' : `${count(said, 'filler', 'fillers')}${rate === null ? '' : `, ${rate} a minute`}`,
    advice: (rate ?? 0) > fillersFreePerMinute ? `${list}. Aim for ${fillersFreePerMinute} a minute or fewer.` : null,
    scale: scaleOf(rate ?? said, [0, 15], [0, fillersFreePerMinute]),
  }
}

function levelOf({ voiceDb, isClipped }: VoiceLevel): Measured | null {
  if (voiceDb === null) return null
  const scale = scaleOf(isClipped ? -4 : Math.min(voiceDb, -11), [-60, 0], [-38, -10])
  if (isClipped) return { scale, value: 'Too loud', advice: 'Parts of it are distorted. Move the microphone away a little.' }
  if (voiceDb < -38) return { scale, value: 'Quiet', advice: 'Speak up, or move closer to the microphone.' }
  return { scale, value: 'Good', advice: null }
}

export function deliveryRows(delivery: Delivery, level: VoiceLevel | null, length = answerLength): DeliveryRow[] {
  const row = (id: DeliveryRow['id'], label: string, measured: Measured | null): DeliveryRow[] =>
    measured ? [{ id, label, moments: [], ...measured }] : []
  return [
    ...row('pace', 'Pace', paceOf(delivery)),
    ...row('pauses', 'Pauses', pausesOf(delivery)),
    ...row('fillers', 'Fillers', fillersOf(delivery)),
    ...row('length', 'Length', lengthOf(delivery, length)),
    ...row('level', 'Loudness', level && levelOf(level)),
  ]
}

/** Names what a recording was not measured for. Null for a typed answer, or if nothing is missing. */
export function notMeasuredLine(delivery: Delivery): string | null {
  const { durationSeconds, wordsPerMinute, pauses, fillers, words } = delivery
  if (durationSeconds === null) return null
  if (words === 0) return 'Pace and fillers need the words of your answer.'
  const missing = [
    ...(wordsPerMinute === null ? ['pace'] : []),
    ...(pauses === null ? ['pauses'] : []),
    ...(fillers === null ? ['fillers (this transcript leaves out “um” and “uh”)'] : []),
  ]
  return missing.length === 0 ? null : `Not measured: ${missing.join(', ')}.`
}
