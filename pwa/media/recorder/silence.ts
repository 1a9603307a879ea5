/** Below this it is quiet: speech into a phone reads -35 to -15 dBFS, a fan about -60. */
export const speechFromDb = -50
/** After this much silence the recorder says that it hears nothing. */
export const nothingHeardAfterMs = 5_000

/** Less speech than this is a cough or a beginning, not an answer. */
export const spokenAtLeastMs = 2_000

/** What was heard so far, updated from the level while recording. */
export interface Heard {
  /** How long somebody spoke, ms. */
  spokenMs: number
  /** How long it has been quiet now, ms. */
  quietMs: number
}

export const nothingYet: Heard = { spokenMs: 0, quietMs: 0 }

/** @param levelDb loudness of the last `forMs` in dBFS */
export function afterListening(heard: Heard, levelDb: number, forMs: number): Heard {
  if (levelDb >= speechFromDb) return { spokenMs: heard.spokenMs + forMs, quietMs: 0 }
  return { spokenMs: heard.spokenMs, quietMs: heard.quietMs + forMs }
}

/** The microphone seems dead: warn the person before they speak two minutes for nothing. */
export function isNothingHeard({ quietMs }: Heard): boolean {
  return quietMs >= nothingHeardAfterMs
}

/**
 * Hands-free: whether silence has ended the answer. Thinking before the first words does not.
 * @param quietForMs the person's choice; null for never
 */
export function hasAnswerEnded({ spokenMs, quietMs }: Heard, quietForMs: number | null): boolean {
  return quietForMs !== null && spokenMs >= spokenAtLeastMs && quietMs >= quietForMs
}

/** Root mean square of samples in -1..1 as dBFS; -100 for digital silence. */
export function levelDbOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const rms = Math.sqrt(sum / Math.max(1, samples.length))
  return rms > 0 ? Math.max(-100, 20 * Math.log10(rms)) : -100
}

/** How full a meter's bar is, 0 to 1: -60 dBFS is empty, -6 full. */
export function meterFill(levelDb: number): number {
  return Math.min(1, Math.max(0, (levelDb + 60) / 54))
}
