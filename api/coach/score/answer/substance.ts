import type { TaggedWord } from '../../text/part-of-speech.ts'
import { isPast, weightOf } from './answer-words.ts'
import type { Deed } from './verbs.ts'
import { wordScore } from './word-scores.ts'

export interface Substance {
  /** Different things, places, people, names and numbers of its own. */
  concrete: number
  /** Different words that fit any answer to any question. */
  abstract: number
  /** 0 to 1: how far an answer speaks of things of its own rather than of anything and nothing. */
  share: number
  /** 0 to 1: how much of what was said carries what was done; 1 from one deed in thirty words on. */
  density: number
  /** 0 to 1: how far it tells what happened rather than how things are; 1 where three verbs of five stand in the past. */
  episodic: number
}

/** Things, places, people and numbers that make a story one can picture. */
const concreteForFull = 9
const surely = 0.7
const pastForFull = 0.6
const wordsPerDeed = 30
/** A short answer is not measured by how dense it is. */
const fewestWords = 60

/** How much of an answer only this person could have said. Nothing in it grows by saying more of the same. */
export function readSubstance(words: readonly TaggedWord[], deeds: readonly Deed[]): Substance {
  const spoken = words.filter(({ tag }) => tag !== 'PUNCT' && tag !== 'INTJ')
  const own = new Set(spoken.filter(isConcrete).map(({ lower }) => lower)).size
  const abstract = new Set(spoken.filter(isAbstract).map(({ lower }) => lower)).size
  const worth = deeds.filter(({ by }) => by !== 'shared').reduce((sum, deed) => sum + deed.worth, 0)
  const concrete = Math.min(1, own / concreteForFull)
  return {
    concrete: own,
    abstract,
    share: Math.max(0, Math.min(concrete, (1.3 * own) / Math.max(1, own + abstract))),
    episodic: isToldInPresent(words) ? 1 : Math.min(1, pastShare(words) / pastForFull),
    density: Math.min(1, (worth * wordsPerDeed) / Math.max(fewestWords, spoken.length)),
  }
}

/** "She says the cat, so I move my dog": a story told in the present, as many people do. Once may be chance. */
export function isToldInPresent(words: readonly TaggedWord[]): boolean {
  const others = words.filter(({ tag, lower }, at) => {
    const subject = words[at - 1]?.lower
    return (subject === 'he' || subject === 'she') && (tag === 'VERB' || tag === 'AUX') && lower.endsWith('s') && !isPast(lower)
  })
  return others.length >= 2 && pastShare(words) < 0.3
}

/** Of the verbs that have a tense, how many stand in the past. */
function pastShare(words: readonly TaggedWord[]): number {
  const finite = words.filter(
    ({ tag, lower }, at) =>
      (tag === 'VERB' || tag === 'AUX') &&
      !lower.endsWith('ing') &&
      words[at - 1]?.lower !== 'to' &&
      !(tag === 'AUX' && helpers.has(lower)),
  )
  return finite.filter(({ lower }) => isPast(lower)).length / Math.max(1, finite.length)
}
const helpers = new Set(["'d", 'would', 'could', 'should', 'might'])

const isConcrete = ({ tag, lower }: TaggedWord) =>
  tag === 'PROPN' ||
  tag === 'NUM' ||
  ((tag === 'NOUN' || tag === 'VERB') && weightOf(lower) > 0.3 && wordScore('concrete', lower) > surely)
const isAbstract = ({ tag, lower }: TaggedWord) =>
  (tag === 'NOUN' || tag === 'ADJ' || tag === 'VERB') && weightOf(lower) > 0.3 && wordScore('concrete', lower) < 1 - surely

/** Different words that tell something. */
export const ownWords = (words: readonly TaggedWord[]): number =>
  new Set(words.filter(({ tag, lower }) => telling.has(tag) && weightOf(lower) > 0.3).map(({ lower }) => lower)).size
const telling: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'NUM', 'PROPN'])
