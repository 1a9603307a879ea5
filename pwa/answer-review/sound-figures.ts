import type { TimeSpan } from '../../api/contract/answer-feedback.ts'
import { levelDbOf, speechFromDb } from '../media/recorder/silence.ts'
import { decodeSound } from '../platform/sound-level.ts'

export interface SoundFigures {
  lengthMs: number
  /** From the first sound of the voice to its last, without pauses. */
  spokenMs: number
  /** Half a second or longer, both ends included: a feedback request's `pauses`. */
  silences: TimeSpan[]
  voiceDb: number | null
  isClipped: boolean
}

const pauseFromMs = 2_000
/** Shorter ones occur between any two sentences. */
const silenceFromMs = 500
/** The server's limit. */
const mostSilences = 500
/** A click or a chair does not break a silence. */
const shortestSoundMs = 60
const clippedShare = 0.001

function voicedSpans(levels: readonly number[], fromDb: number): TimeSpan[] {
  const found: TimeSpan[] = []
  let from = -1
  for (let at = 0; at <= levels.length; at++) {
    const isVoice = at < levels.length && levels[at]! >= fromDb
    if (isVoice && from < 0) from = at
    if (isVoice || from < 0) continue
    const span = { startMs: from * stepMs, endMs: at * stepMs }
    if (lengthOf(span) >= shortestSoundMs) found.push(span)
    from = -1
  }
  return found
}

function silencesAround(voiced: readonly TimeSpan[], lengthMs: number): TimeSpan[] {
  const before = voiced.map(({ startMs }, index) => ({ startMs: voiced[index - 1]?.endMs ?? 0, endMs: startMs }))
  return [...before, { startMs: voiced.at(-1)?.endMs ?? 0, endMs: lengthMs }]
}

const lengthOf = ({ startMs, endMs }: TimeSpan) => endMs - startMs

function meanDb(levels: readonly number[], fromDb: number): number {
  const voiced = levels.filter((level) => level >= fromDb)
  const power = voiced.reduce((sum, level) => sum + 10 ** (level / 10), 0) / voiced.length
  return 10 * Math.log10(power)
}

const nothing = { spokenMs: 0, silences: [], voiceDb: null, isClipped: false }

export function soundFiguresOf(samples: Float32Array, sampleRateHz: number): SoundFigures {
  const lengthMs = Math.round((samples.length / sampleRateHz) * 1_000)
  const levels = levelsOf(samples, sampleRateHz)
  const fromDb = voiceFromDb(levels)
  const voiced = fromDb === null ? [] : voicedSpans(levels, fromDb)
  if (fromDb === null || voiced.length === 0) return { ...nothing, lengthMs }
  const silences = silencesAround(voiced, lengthMs)
  const voiceMs = voiced.at(-1)!.endMs - voiced[0]!.startMs
  const pausedMs = silences
    .slice(1, -1)
    .map(lengthOf)
    .filter((ms) => ms >= pauseFromMs)
    .reduce((sum, ms) => sum + ms, 0)
  const loudest = samples.reduce((count, sample) => (Math.abs(sample) >= 0.99 ? count + 1 : count), 0)
  return {
    lengthMs,
    spokenMs: voiceMs - pausedMs,
    silences: silences.filter((span) => lengthOf(span) >= silenceFromMs).slice(0, mostSilences),
    voiceDb: meanDb(levels, fromDb),
    isClipped: loudest / samples.length >= clippedShare,
  }
}

const decodedHz = 16_000

/** Null when the browser cannot decode the recording: its figures are "not measured". */
export async function measureRecording(file: Blob): Promise<SoundFigures | null> {
  try {
    const { samples } = await decodeSound(await file.arrayBuffer())
    return soundFiguresOf(samples, decodedHz)
  } catch {
    return null
  }
}

/** Pauses are found to within one step. */
const stepMs = 10
const windowMs = 20

function percentileOf(levels: readonly number[], share: number): number {
  const sorted = [...levels].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -100
}

/** Loudness in dBFS for each `stepMs`, from one channel of samples. */
function levelsOf(samples: Float32Array, sampleRateHz: number): number[] {
  const step = Math.round((sampleRateHz * stepMs) / 1_000)
  const half = Math.round((sampleRateHz * windowMs) / 2_000)
  return Array.from({ length: Math.floor(samples.length / step) }, (_none, index) => {
    const middle = index * step + step / 2
    return levelDbOf(samples.subarray(Math.max(0, middle - half), middle + half))
  })
}

/** 25 dB below the loud parts (unvoiced sounds are about 20 dB below vowels) but above the background. Null without speech. */
function voiceFromDb(levels: readonly number[]): number | null {
  const loudDb = percentileOf(levels, 0.95)
  if (loudDb < speechFromDb) return null
  const backgroundDb = percentileOf(levels, 0.1)
  // In non-stop speech even the quietest tenth is voice: stay at least 12 dB below the loud parts.
  return Math.min(loudDb - 12, Math.max(loudDb - 25, backgroundDb + 8, -60))
}
