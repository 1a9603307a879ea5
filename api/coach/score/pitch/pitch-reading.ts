import type { Delivery } from '../../../contract/answer-feedback.ts'
import { type Measured, measureDelivery } from '../delivery/delivery.ts'
import type { Spoken } from '../delivery/spoken.ts'
import { type PitchFacts, readPitchFacts } from './pitch-facts.ts'
import { type PitchVerdict, verdictOn } from './pitch-verdict.ts'

export interface PitchInput extends Spoken {
  jobDescription: string
}

/** Everything the code could read from a pitch: the only source of its numbers, and the facts for the words. */
export interface PitchReading extends PitchFacts {
  verdict: PitchVerdict
  delivery: Delivery
  fillers: Measured['fillers']
}

/** Reads a pitch. Deterministic: the same input gives the same reading, whichever coach is connected. */
export function readPitch(input: PitchInput): PitchReading {
  const facts = readPitchFacts(input.transcript, input.jobDescription)
  return { ...facts, verdict: verdictOn(facts), ...measureDelivery(input) }
}
