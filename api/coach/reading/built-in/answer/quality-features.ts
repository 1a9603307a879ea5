import type { QuestionType } from '../../../../contract/interview-questions.ts'
import type { TaggedWord } from '../../../text/part-of-speech.ts'
import type { KindsRead } from './answer-kinds.ts'
import { weightOf } from './answer-words.ts'
import type { Deed } from './verbs.ts'
import { wordScore } from './word-scores.ts'

/** What is read from an answer before it is judged as a whole. */
export interface Told extends KindsRead {
  type: QuestionType
  words: readonly TaggedWord[]
  deeds: readonly Deed[]
  /** How many lines insult a person. */
  insults: number
}

/** Words that an answer opens and closes with say more of it than others. */
const openingWords = 15
const closingWords = 20
/** From here on more words say nothing about how good an answer is. */
const wordsThatCount = 110
/** Counts of the same thing beyond these add nothing. */
const mostDeeds = 8
const mostDetails = 40
/** Kinds of question that this one is hardly of say nothing. */
const leastAsked = 0.02
/** Beside one word of an answer; found by leaving each writer out. */
const weightOfKinds = 0.3
/** About the mean of the logarithms of what is told, which are taken of no less. */
const usualLog = -3.5
const leastTold = 1e-3

/** What is known of an answer by name, with its weight: its wording, and `asked>told`, which kinds of answer came to which kind of question. */
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

/** Which words and pairs of words an answer has, and which it opens (`^`) and closes (`$`) with, each once and with its weight. */
function wordingOf(words: readonly TaggedWord[]): [string, number][] {
  const spoken = words.filter(({ tag }) => tag !== 'PUNCT').map(({ lower }) => lower)
  const all = grams(spoken, '')
  const ends = new Set([...grams(spoken.slice(0, openingWords), '^'), ...grams(spoken.slice(-closingWords), '$')])
  return [...weighed(all), ...weighed(ends)]
}

/** A long answer has more different words: together they weigh as much as those of a short one. */
function weighed(found: ReadonlySet<string>): [string, number][] {
  const weight = 3 / Math.sqrt(Math.max(1, found.size))
  return [...found].map((one) => [one, weight])
}

function grams(words: readonly string[], mark: string): Set<string> {
  return new Set(words.flatMap((word, at) => [mark + word, ...(at > 0 ? [`${mark}${words[at - 1]} ${word}`] : [])]))
}

/** Counts beside the wording, once for every answer and once more for those that tell no story. */
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

/** Different things, places, people, names and numbers, and different words that would fit any answer. */
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
