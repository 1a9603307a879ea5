import type { QuestionType } from '../../../../contract/interview-questions.ts'
import type { TaggedWord } from '../../../text/part-of-speech.ts'
import type { KindsRead } from './answer-kinds.ts'
import type { Deed } from './verbs.ts'
import { weightOf, wordScore } from './words.ts'

export interface Told extends KindsRead {
  type: QuestionType
  words: readonly TaggedWord[]
  deeds: readonly Deed[]
  insults: number
}

const openingWords = 15
const closingWords = 20
const wordsThatCount = 110
const mostDeeds = 8
const mostDetails = 40
const leastAsked = 0.02
/** Relative to one word; found by leaving each writer out. */
const weightOfKinds = 0.3
/** About the mean logarithm. */
const usualLog = -3.5
const leastTold = 1e-3

/** Features with their weights: the wording, and `asked>told` for pairs of kinds. */
export const cuesOf = ({ words, asked, told }: Pick<Told, 'words' | 'asked' | 'told'>): Map<string, number> =>
  new Map([...wordingOf(words), ...kindsOf(asked, told)])

function kindsOf(asked: readonly number[], told: readonly number[]): [string, number][] {
  return asked.flatMap((share, kind) =>
    share < leastAsked
      ? []
      : told.map((other, answered): [string, number] => [
          `${kind}>${answered}`,
          weightOfKinds * share * (Math.log(other + leastTold) - usualLog),
        ]),
  )
}

/** Words and word pairs, and those of the opening (`^`) and the closing (`$`). */
function wordingOf(words: readonly TaggedWord[]): [string, number][] {
  const spoken = words.filter(({ tag }) => tag !== 'PUNCT').map(({ lower }) => lower)
  const all = grams(spoken, '')
  const ends = new Set([...grams(spoken.slice(0, openingWords), '^'), ...grams(spoken.slice(-closingWords), '$')])
  return [...weighed(all), ...weighed(ends)]
}

/** Long answers have more different words: together they weigh as much as those of a short one. */
function weighed(found: ReadonlySet<string>): [string, number][] {
  const weight = 3 / Math.sqrt(Math.max(1, found.size))
  return [...found].map((one) => [one, weight])
}

function grams(words: readonly string[], mark: string): Set<string> {
  return new Set(words.flatMap((word, at) => [mark + word, ...(at > 0 ? [`${mark}${words[at - 1]} ${word}`] : [])]))
}

/** Counts, once for every answer and once more for those that tell no story. */
export function partsOf({ type, words, deeds, insults, margin, fit }: Told): number[] {
  const spoken = words.filter(({ tag }) => tag !== 'PUNCT')
  const own = Math.min(
    mostDeeds,
    deeds.reduce((sum, { by, worth }) => sum + (by === 'own' ? worth : 0), 0),
  )
  const details = detailsIn(spoken)
  const parts = [
    margin,
    fit,
    own,
    (30 * own) / Math.max(1, spoken.length),
    Math.min(mostDetails, details.concrete),
    Math.min(mostDetails, details.abstract),
    Math.min(4, insults),
    Math.log(Math.max(1, Math.min(wordsThatCount, spoken.length))),
  ]
  return [...parts, ...parts.map((value) => (type === 'general' ? value : 0))]
}

export function detailsIn(words: readonly TaggedWord[]): { concrete: number; abstract: number } {
  const different = (test: (word: TaggedWord) => boolean) => new Set(words.filter(test).map(({ lower }) => lower)).size
  return { concrete: different(isConcrete), abstract: different(isAbstract) }
}

const surely = 0.7
const isConcrete = ({ tag, lower }: TaggedWord) =>
  tag === 'PROPN' ||
  tag === 'NUM' ||
  ((tag === 'NOUN' || tag === 'VERB') && weightOf(lower) > 0.3 && wordScore('concrete', lower) > surely)
const isAbstract = ({ tag, lower }: TaggedWord) =>
  (tag === 'NOUN' || tag === 'ADJ' || tag === 'VERB') && weightOf(lower) > 0.3 && wordScore('concrete', lower) < 1 - surely
