import { decodeSound } from '../platform/sound-level.ts'
import { levelsOf, stepMs, voiceFromDb } from './loudness.ts'

export interface Pause {
  /** Where it begins, from the start of the recording. */
  atMs: number
  lengthMs: number
}

/** What the sound itself says, without knowing a word of it. */
export interface SoundFigures {
  lengthMs: number
  /** Time with a voice in it: pauses, the silence before the first word and after the last one left out. */
  spokenMs: number
  /** From 2 seconds on; the silence before the first word counts from 3 seconds on, the one after the last word never. */
  pauses: Pause[]
  /** Mean loudness of the voice in dBFS; null when nobody spoke. */
  voiceDb: number | null
  /** Parts are louder than the microphone can carry. */
  isClipped: boolean
}

/** A pause worth naming, from the scoring rules. */
const pauseFromMs = 2_000
/** Time to think before the first word is free. */
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

function pausesBetween(voiced: readonly Stretch[]): Pause[] {
  const first = voiced[0]!.from * stepMs
  const start = first >= freeAtStartMs ? [{ atMs: 0, lengthMs: first }] : []
  const between = voiced.slice(1).map(({ from }, index) => {
    const atMs = voiced[index]!.to * stepMs
    return { atMs, lengthMs: from * stepMs - atMs }
  })
  return [...start, ...between.filter(({ lengthMs }) => lengthMs >= pauseFromMs)]
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
  const pauses = pausesBetween(voiced)
  const wholeMs = (voiced.at(-1)!.to - voiced[0]!.from) * stepMs
  const pausedMs = pauses.filter(({ atMs }) => atMs > 0).reduce((sum, { lengthMs: pauseMs }) => sum + pauseMs, 0)
  const loudest = samples.reduce((count, sample) => (Math.abs(sample) >= 0.99 ? count + 1 : count), 0)
  return {
    lengthMs,
    spokenMs: wholeMs - pausedMs,
    pauses,
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
