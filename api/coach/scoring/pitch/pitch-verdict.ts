import { stem } from '../text/stem.ts'
import type { PitchFacts } from './pitch-facts.ts'

/** What a recording turned out to be. Anything but `pitch` scores low, and the rows say why. */
export type PitchVerdict = 'pitch' | 'nothing-said' | 'too-short' | 'read-aloud' | 'no-pitch'

/** Ten seconds of speech; less says nothing of a person. */
const fewestWords = 25
/** The same few words over and over are no pitch. */
const leastDifferent = 0.3
/** So much of it stands word for word in the job description: that is reading aloud. */
const mostFromAd = 0.5
/** Deeds, figures, a trade, a matter of the job: fewer, and it is talk about something else. */
const leastSigns = 3

/** Whether there is a pitch to score, and if not, why not. */
export function verdictOn({ said, fromAd, own, evidence, proof, opening, fit, isOnSubject }: PitchFacts): PitchVerdict {
  if (said.length === 0) return 'nothing-said'
  if (said.length < fewestWords) return 'too-short'
  if (fromAd >= mostFromAd) return 'read-aloud'
  if (new Set(said.map(stem)).size < said.length * leastDifferent) return 'no-pitch'
  const signs =
    evidence.deeds + proof.places.length + fit.named.length + (opening.saysTrade ? 1 : 0) + (opening.saysPurpose ? 1 : 0)
  return own > 0 && isOnSubject && signs >= leastSigns ? 'pitch' : 'no-pitch'
}
