import { levelDbOf, speechFromDb } from '../media/recorder/silence.ts'

/** How finely a recording is listened to. A pause is found to within one step. */
export const stepMs = 10
/** Longer than a wave of the deepest voice, so a vowel's level does not flicker. */
const windowMs = 20

/** The level below which this share of the steps lies. `levels` need not be in order. */
function percentileOf(levels: readonly number[], share: number): number {
  const sorted = [...levels].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -100
}

/**
 * Loudness over time, one figure for each `stepMs`, in dBFS.
 * @param samples one channel, -1..1
 * @param sampleRateHz samples per second
 */
export function levelsOf(samples: Float32Array, sampleRateHz: number): number[] {
  const step = Math.round((sampleRateHz * stepMs) / 1_000)
  const half = Math.round((sampleRateHz * windowMs) / 2_000)
  return Array.from({ length: Math.floor(samples.length / step) }, (_none, index) => {
    const middle = index * step + step / 2
    return levelDbOf(samples.subarray(Math.max(0, middle - half), middle + half))
  })
}

/**
 * The level that separates voice from quiet in this recording, in dBFS: 25 dB below its loud parts (unvoiced sounds are about 20 dB below
 * vowels), but above its own background, so a fan or a street counts as quiet too. Null when nobody speaks.
 */
export function voiceFromDb(levels: readonly number[]): number | null {
  const loudDb = percentileOf(levels, 0.95)
  if (loudDb < speechFromDb) return null
  const backgroundDb = percentileOf(levels, 0.1)
  // Where somebody speaks without a break even the quietest tenth is speech: never closer than 12 dB to the loud parts.
  return Math.min(loudDb - 12, Math.max(loudDb - 25, backgroundDb + 8, -60))
}
