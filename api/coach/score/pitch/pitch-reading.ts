import type { Delivery } from '../../../contract/answer-feedback.ts'
import { stem } from '../../text/stem.ts'
import { type Measured, measureDelivery, type Spoken } from '../delivery/delivery.ts'
import { type PitchFacts, readPitchFacts } from './pitch-facts.ts'

export interface PitchInput extends Spoken {
  jobDescription: string
}

/** Everything the code could read from a pitch: the only source of its numbers, and the facts for the words. */
export interface PitchReading extends PitchFacts {
  verdict: PitchVerdict
  delivery: Delivery
  fillers: Measured['fillers']
}

/** What a connected model heard in a pitch, by the clauses of it. */
export type HeardPitch = Pick<PitchFacts, 'concreteness' | 'opening' | 'evidence' | 'proof' | 'fit' | 'closing'> & {
  isPitch: boolean
}

/** Reads a pitch by its words: the same input gives the same reading. */
export function readPitch(input: PitchInput): PitchReading {
  const facts = readPitchFacts(input.transcript, input.jobDescription)
  return { ...facts, verdict: verdictOn(facts), ...measureDelivery(input) }
}

/** The reading with what a model heard in place of what the words alone tell. */
export function withHeard(reading: PitchReading, { isPitch, ...heard }: HeardPitch): PitchReading {
  const facts = { ...reading, ...heard }
  return { ...facts, verdict: verdictOn(facts, isPitch) }
}

/** What a recording turned out to be. Anything but `pitch` scores low, and the rows say why. */
export type PitchVerdict = 'pitch' | 'nothing-said' | 'too-short' | 'read-aloud' | 'no-pitch'

/** Ten seconds of speech; less says nothing of a person. */
const fewestWords = 25
/** The same few words over and over are no pitch. */
const leastDifferent = 0.3
/** So much of it stands word for word in the job description: that is reading aloud. */
const mostFromAd = 0.5
/** Deeds, figures, a trade, a matter of the job, talk of oneself: fewer, and it is about something else. */
const leastSigns = 2.5
const fewestOwn = 2

/** Whether there is a pitch to score, and if not, why not. */
function verdictOn(facts: PitchFacts, isPitch = looksLikePitch(facts)): PitchVerdict {
  const { said, fromAd } = facts
  if (said.length === 0) return 'nothing-said'
  if (said.length < fewestWords) return 'too-short'
  if (fromAd >= mostFromAd) return 'read-aloud'
  if (new Set(said.map(stem)).size < said.length * leastDifferent) return 'no-pitch'
  return isPitch ? 'pitch' : 'no-pitch'
}

const looksLikePitch = (facts: PitchFacts) => facts.own >= fewestOwn && facts.isOnSubject && signsIn(facts) >= leastSigns

/** A weak pitch is one all the same: what is hollow speaks of the person too, only with less weight. */
function signsIn({ evidence, proof, fit, opening }: PitchFacts): number {
  const told = evidence.deeds + proof.places.length + fit.named.length + fit.near
  const oneself = [evidence.saysTrade, opening.saysPurpose, opening.saysName].filter(Boolean).length
  return told + oneself + 0.5 * evidence.emptyPhrases.length
}
