import type { PitchScorePart } from '../../../contract/elevator-pitch.ts'
import { scoreOfParts } from '../weighted-parts.ts'
import { pitchParts } from './pitch-parts.ts'
import { type PitchInput, type PitchReading, readPitch } from './pitch-reading.ts'

export interface PitchNumbers {
  reading: PitchReading
  /** 0 to 10, one decimal. */
  score: number
  scoreParts: PitchScorePart[]
}

/** The numbers of a pitch, the same for both coaches: no model has a part in any. */
export function scorePitch(input: PitchInput): PitchNumbers {
  const reading = readPitch(input)
  const scoreParts = pitchParts(reading)
  return { reading, scoreParts, score: scoreOfParts(scoreParts) }
}
