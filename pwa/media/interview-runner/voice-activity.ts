import { type Heard, nothingYet, speechFromDb } from '../recorder/silence.ts'

/** What hands-free hears: speech, against the background noise of the last seconds. */
export interface VoiceActivity extends Heard {
  /** The newest levels, dBFS, oldest first. */
  levels: readonly number[]
}

export const nothingHeardYet: VoiceActivity = { ...nothingYet, levels: [] }

/** Three seconds at ten levels a second: long enough to include a breath between two sentences, short enough to follow street noise. */
const levelsKept = 30
/** A voice near the microphone is this much louder than its surroundings. */
const aboveNoiseDb = 10
/** However loud the surroundings are: speech into a phone reads -35 to -15 dBFS. */
const loudestThresholdDb = -32

/** The level from which sound counts as speech: 10 dB above the quiet parts of the last seconds, and never below `speechFromDb`. */
export function thresholdDb(levels: readonly number[]): number {
  const sorted = [...levels].sort((one, other) => one - other)
  const noiseDb = sorted[Math.floor(sorted.length / 10)] ?? Number.NEGATIVE_INFINITY
  return Math.min(loudestThresholdDb, Math.max(speechFromDb, noiseDb + aboveNoiseDb))
}

/** @param levelDb loudness of the last `forMs`, dBFS */
export function afterHearing(activity: VoiceActivity, levelDb: number, forMs: number): VoiceActivity {
  const levels = [...activity.levels, levelDb].slice(-levelsKept)
  if (levelDb >= thresholdDb(levels)) return { levels, spokenMs: activity.spokenMs + forMs, quietMs: 0 }
  return { levels, spokenMs: activity.spokenMs, quietMs: activity.quietMs + forMs }
}
