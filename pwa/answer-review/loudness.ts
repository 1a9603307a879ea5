import { levelDbOf, speechFromDb } from '../media/recorder/silence.ts'

/** Pauses are found to within one step. */
export const stepMs = 10
const windowMs = 20

function percentileOf(levels: readonly number[], share: number): number {
  const sorted = [...levels].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -100
}

/** Loudness in dBFS for each `stepMs`, from one channel of samples. */
export function levelsOf(samples: Float32Array, sampleRateHz: number): number[] {
  const step = Math.round((sampleRateHz * stepMs) / 1_000)
  const half = Math.round((sampleRateHz * windowMs) / 2_000)
  return Array.from({ length: Math.floor(samples.length / step) }, (_none, index) => {
    const middle = index * step + step / 2
    return levelDbOf(samples.subarray(Math.max(0, middle - half), middle + half))
  })
}

/** 25 dB below the loud parts (unvoiced sounds are about 20 dB below vowels) but above the background. Null without speech. */
export function voiceFromDb(levels: readonly number[]): number | null {
  const loudDb = percentileOf(levels, 0.95)
  if (loudDb < speechFromDb) return null
  const backgroundDb = percentileOf(levels, 0.1)
  // In non-stop speech even the quietest tenth is voice: stay at least 12 dB below the loud parts.
  return Math.min(loudDb - 12, Math.max(loudDb - 25, backgroundDb + 8, -60))
}
