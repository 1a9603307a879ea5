/** Quiet below this: speech into a phone reads -35 to -15 dBFS, a fan about -60. */
export const speechFromDb = -50
/** After this much silence the recorder says it hears nothing. */
export const nothingHeardAfterMs = 5_000

/** Less is a cough or a false start, not an answer. */
export const spokenAtLeastMs = 2_000

interface Heard {
  spokenMs: number
  quietMs: number
  /** Of the last seconds. */
  levels: readonly number[]
}

export const nothingYet: Heard = { spokenMs: 0, quietMs: 0, levels: [] }

/** Three seconds: long enough for a breath between sentences, short enough to follow street noise. */
const levelsKept = 30
/** A voice near the microphone is this much louder than the background. */
const aboveNoiseDb = 10
/** However loud the background is: speech into a phone reads -35 to -15 dBFS. */
const loudestThresholdDb = -32

/** 10 dB above the quiet parts of the last seconds, never below `speechFromDb`. */
function thresholdDb(levels: readonly number[]): number {
  const sorted = [...levels].sort((one, other) => one - other)
  const noiseDb = sorted[Math.floor(sorted.length / 10)] ?? Number.NEGATIVE_INFINITY
  return Math.min(loudestThresholdDb, Math.max(speechFromDb, noiseDb + aboveNoiseDb))
}

export function afterListening(heard: Heard, levelDb: number, forMs: number): Heard {
  const levels = [...heard.levels, levelDb].slice(-levelsKept)
  if (levelDb >= thresholdDb(levels)) return { levels, spokenMs: heard.spokenMs + forMs, quietMs: 0 }
  return { levels, spokenMs: heard.spokenMs, quietMs: heard.quietMs + forMs }
}

/** The microphone seems dead: warn before the user talks for two minutes in vain. */
export function isNothingHeard({ quietMs }: Pick<Heard, 'quietMs'>): boolean {
  return quietMs >= nothingHeardAfterMs
}

/** Whether silence ended the answer in hands-free; silence before the first words does not. Null `quietForMs`: never. */
export function hasAnswerEnded({ spokenMs, quietMs }: Omit<Heard, 'levels'>, quietForMs: number | null): boolean {
  return quietForMs !== null && spokenMs >= spokenAtLeastMs && quietMs >= quietForMs
}

export function levelDbOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const rms = Math.sqrt(sum / Math.max(1, samples.length))
  return rms > 0 ? Math.max(-100, 20 * Math.log10(rms)) : -100
}

/** From 0 to 1: -60 dBFS is empty, -6 full. */
export function meterFill(levelDb: number): number {
  return Math.min(1, Math.max(0, (levelDb + 60) / 54))
}
