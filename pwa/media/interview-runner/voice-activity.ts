import { type Heard, nothingYet, speechFromDb } from '../recorder/silence.ts'

export interface VoiceActivity extends Heard {
  levels: readonly number[]
}

export const nothingHeardYet: VoiceActivity = { ...nothingYet, levels: [] }

/** Three seconds: long enough for a breath between sentences, short enough to follow street noise. */
const levelsKept = 30
/** A voice near the microphone is this much louder than the background. */
const aboveNoiseDb = 10
/** However loud the background is: speech into a phone reads -35 to -15 dBFS. */
const loudestThresholdDb = -32

/** 10 dB above the quiet parts of the last seconds, never below `speechFromDb`. */
export function thresholdDb(levels: readonly number[]): number {
  const sorted = [...levels].sort((one, other) => one - other)
  const noiseDb = sorted[Math.floor(sorted.length / 10)] ?? Number.NEGATIVE_INFINITY
  return Math.min(loudestThresholdDb, Math.max(speechFromDb, noiseDb + aboveNoiseDb))
}

export function afterHearing(activity: VoiceActivity, levelDb: number, forMs: number): VoiceActivity {
  const levels = [...activity.levels, levelDb].slice(-levelsKept)
  if (levelDb >= thresholdDb(levels)) return { levels, spokenMs: activity.spokenMs + forMs, quietMs: 0 }
  return { levels, spokenMs: activity.spokenMs, quietMs: activity.quietMs + forMs }
}
