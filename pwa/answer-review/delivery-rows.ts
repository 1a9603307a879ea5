import type { Delivery, TimeSpan } from '../../api/contract/answer-feedback.ts'
import { clockInWords, clockOf } from '../media/recorder/clock-words.ts'

export interface DeliveryRow {
  id: 'length' | 'pace' | 'pauses' | 'fillers' | 'level'
  label: string
  value: string
  /** What to make of it, one short sentence. */
  note: string
  /** `none`: it was not measured, and no figure is claimed. */
  state: 'fine' | 'notice' | 'none'
  /** Places to listen to. */
  moments: readonly TimeSpan[]
}

/** Loudness of the voice, as only the device knows it. */
export interface VoiceLevel {
  /** dBFS; null when nobody spoke. */
  voiceDb: number | null
  isClipped: boolean
}

type Words = Pick<DeliveryRow, 'value' | 'note' | 'state'> & { moments?: readonly TimeSpan[] }

const notMeasured = (note: string): Words => ({ value: 'Not measured', note, state: 'none' })
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** How long it should be, and what to say where it is not. */
export interface LengthTarget {
  minSeconds: number
  maxSeconds: number
  short: string
  long: string
}

/** Under 35 s and over 120 s is worth a word (scoring rules). */
const answerLength: LengthTarget = {
  minSeconds: 35,
  maxSeconds: 120,
  short: 'Short. Most good answers take 35 seconds to two minutes.',
  long: 'Long. Listeners follow for about two minutes.',
}

function lengthWords({ durationSeconds: seconds }: Delivery, { minSeconds, maxSeconds, short, long }: LengthTarget): Words {
  if (seconds === null) return notMeasured('There is no recording.')
  const value = clockOf(seconds * 1_000)
  if (seconds < minSeconds) return { value, note: short, state: 'notice' }
  if (seconds > maxSeconds) return { value, note: long, state: 'notice' }
  return { value, note: 'A good length.', state: 'fine' }
}

/** 125 to 165 words a minute are easy to follow (scoring rules). */
function paceWords({ wordsPerMinute: pace }: Delivery): Words {
  if (pace === null) return notMeasured('This needs a recording and its transcript.')
  const value = `${Math.round(pace)} words a minute`
  if (pace < 125) return { value, note: 'Slow. 125 to 165 is easy to follow.', state: 'notice' }
  if (pace > 165) return { value, note: 'Fast. 125 to 165 is easy to follow.', state: 'notice' }
  return { value, note: 'Easy to follow.', state: 'fine' }
}

function pausesWords({ pauses, longPauses }: Delivery): Words {
  if (pauses === null) return notMeasured('This needs a recording.')
  if (pauses.length === 0) return { value: 'None', note: 'No silence of two seconds or more.', state: 'fine' }
  const long = longPauses ?? 0
  const value = count(pauses.length, 'pause', 'pauses')
  const note = long > 0 ? `${count(long, 'is', 'are')} four seconds or longer.` : 'None of four seconds or longer.'
  return { value, note, state: long > 0 ? 'notice' : 'fine', moments: pauses }
}

/** Up to 5 a minute disturb nobody (scoring rules). */
function fillersWords({ words, fillers, fillersPerMinute }: Delivery): Words {
  if (words === 0) return notMeasured('This needs a transcript.')
  if (fillers === null) return notMeasured('This transcript leaves out “um” and “uh”.')
  if (fillers.length === 0) return { value: 'None', note: 'No “um”, no “you know”.', state: 'fine' }
  const said = fillers.reduce((sum, filler) => sum + filler.count, 0)
  const list = fillers.map(({ text, count: times }) => `“${text}” ${times}`).join(', ')
  const perMinute = fillersPerMinute === null ? '' : ` ${Math.round(fillersPerMinute * 10) / 10} a minute.`
  const isMany = (fillersPerMinute ?? 0) > 5
  return { value: count(said, 'filler', 'fillers'), note: `${list}.${perMinute}`, state: isMany ? 'notice' : 'fine' }
}

/** Speech into a phone reads -35 to -15 dBFS. */
function levelWords({ voiceDb, isClipped }: VoiceLevel): Words {
  if (voiceDb === null) return notMeasured('We couldn’t hear a voice.')
  if (isClipped)
    return { value: 'Too loud', note: 'Parts of it are distorted. Move the microphone away a little.', state: 'notice' }
  if (voiceDb < -38) return { value: 'Quiet', note: 'Speak up, or move closer to the microphone.', state: 'notice' }
  return { value: 'Good', note: 'Loud enough, and not too loud.', state: 'fine' }
}

/**
 * How it was said, in words.
 * @param level null where nobody measured the loudness: the row is then left out
 * @param length an interview answer's unless said otherwise
 */
export function deliveryRows(delivery: Delivery, level: VoiceLevel | null, length = answerLength): DeliveryRow[] {
  const row = (id: DeliveryRow['id'], label: string, words: Words): DeliveryRow => ({ id, label, moments: [], ...words })
  return [
    row('length', 'Length', lengthWords(delivery, length)),
    row('pace', 'Pace', paceWords(delivery)),
    row('pauses', 'Pauses', pausesWords(delivery)),
    row('fillers', 'Fillers', fillersWords(delivery)),
    ...(level ? [row('level', 'Loudness', levelWords(level))] : []),
  ]
}

/** "Play the pause at 42 seconds, 3 seconds long". */
export const pauseWords = ({ startMs, endMs }: TimeSpan): string =>
  `Play the pause at ${clockInWords(startMs)}, ${clockInWords(endMs - startMs)} long`
