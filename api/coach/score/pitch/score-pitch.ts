import type { PitchScorePart } from '../../../contract/elevator-pitch.ts'
import { pitchParts } from './pitch-parts.ts'
import { type PitchInput, type PitchReading, readPitch } from './pitch-reading.ts'

export interface PitchNumbers {
  reading: PitchReading
  /** 0 to 10, one decimal. */
  score: number
  scoreParts: PitchScorePart[]
}

/** The numbers of a pitch. Both coaches use them; no model has a part in any. */
export function scorePitch(input: PitchInput): PitchNumbers {
  const reading = readPitch(input)
  const scoreParts = pitchParts(reading)
  const points = scoreParts.reduce((sum, part) => sum + (part.points ?? 0), 0)
  return { reading, scoreParts, score: Math.min(10, Math.round(points) / 10) }
}
