import type { TimeSpan } from '../../api/contract/answer-feedback.ts'
import { decodeSound } from '../platform/sound-level.ts'
import { levelsOf, stepMs, voiceFromDb } from './loudness.ts'

/** What the sound itself says, without knowing a word of it. */
export interface SoundFigures {
  lengthMs: number
  /** Time with a voice in it: pauses, the silence before the first word and after the last one left out. */
  spokenMs: number
  /** Of 2 seconds and more, the first 3 seconds of the recording left out; the silence after the last word is none. */
  pauses: TimeSpan[]
  /** Mean loudness of the voice in dBFS; null when nobody spoke. */
  voiceDb: number | null
  /** Parts are louder than the microphone can carry. */
  isClipped: boolean
}

/** A pause worth naming, from the scoring rules. */
const pauseFromMs = 2_000
/** Time to think at the start is free. */
const freeAtStartMs = 3_000
/** A click or a chair in the middle of silence does not break it. */
const shortestSoundMs = 60
/** Share of samples at full scale from which speech sounds broken. */
const clippedShare = 0.001

interface Stretch {
  from: number
  to: number
}

/** Stretches of steps with a voice, too short ones left out. `to` is not part of it. */
function voicedStretches(levels: readonly number[], fromDb: number): Stretch[] {
  const found: Stretch[] = []
  let from = -1
  for (let at = 0; at <= levels.length; at++) {
    const isVoice = at < levels.length && levels[at]! >= fromDb
    if (isVoice && from < 0) from = at
    if (isVoice || from < 0) continue
    if ((at - from) * stepMs >= shortestSoundMs) found.push({ from, to: at })
    from = -1
  }
  return found
}

/** Silences before each stretch with a voice: the first of them from the beginning of the recording. */
function silencesBefore(voiced: readonly Stretch[]): TimeSpan[] {
  return voiced.map(({ from }, index) => ({ startMs: (voiced[index - 1]?.to ?? 0) * stepMs, endMs: from * stepMs }))
}

const lengthOf = ({ startMs, endMs }: TimeSpan) => endMs - startMs

function pausesOf(silences: readonly TimeSpan[]): TimeSpan[] {
  return silences
    .map(({ startMs, endMs }) => ({ startMs: Math.max(startMs, freeAtStartMs), endMs }))
    .filter((span) => lengthOf(span) >= pauseFromMs)
}

function meanDb(levels: readonly number[], fromDb: number): number {
  const voiced = levels.filter((level) => level >= fromDb)
  const power = voiced.reduce((sum, level) => sum + 10 ** (level / 10), 0) / voiced.length
  return 10 * Math.log10(power)
}

/**
 * Length, pauses and loudness of a recording, from energy over time.
 * @param samples one channel, -1..1
 * @param sampleRateHz samples per second
 */
export function soundFiguresOf(samples: Float32Array, sampleRateHz: number): SoundFigures {
  const lengthMs = Math.round((samples.length / sampleRateHz) * 1_000)
  const levels = levelsOf(samples, sampleRateHz)
  const fromDb = voiceFromDb(levels)
  const voiced = fromDb === null ? [] : voicedStretches(levels, fromDb)
  if (fromDb === null || voiced.length === 0) return { lengthMs, spokenMs: 0, pauses: [], voiceDb: null, isClipped: false }
  const silences = silencesBefore(voiced)
  const wholeMs = (voiced.at(-1)!.to - voiced[0]!.from) * stepMs
  const pausedMs = silences
    .slice(1)
    .map(lengthOf)
    .filter((ms) => ms >= pauseFromMs)
    .reduce((sum, ms) => sum + ms, 0)
  const loudest = samples.reduce((count, sample) => (Math.abs(sample) >= 0.99 ? count + 1 : count), 0)
  return {
    lengthMs,
    spokenMs: wholeMs - pausedMs,
    pauses: pausesOf(silences),
    voiceDb: meanDb(levels, fromDb),
    isClipped: loudest / samples.length >= clippedShare,
  }
}

/** Rate at which the platform decodes recordings. */
const decodedHz = 16_000

/** Measures a recording on this device. Null when the browser cannot decode it: then its figures are "not measured". */
export async function measureRecording(file: Blob): Promise<SoundFigures | null> {
  try {
    const { samples } = await decodeSound(await file.arrayBuffer())
    return soundFiguresOf(samples, decodedHz)
  } catch {
    return null
  }
}
