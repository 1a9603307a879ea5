import type { QuestionType } from '../../../contract/interview-questions.ts'
import type { Clause } from '../../text/clauses.ts'
import type { TaggedWord } from '../../text/part-of-speech.ts'
import type { GeneralReading } from './general.ts'
import type { StarReading } from './star.ts'
import type { Substance } from './substance.ts'

/** What is read from an answer before it is judged as a whole. */
export interface Told {
  type: QuestionType
  clauses: readonly Clause[]
  words: readonly TaggedWord[]
  star: StarReading
  general: GeneralReading
  substance: Substance
  /** Clauses that insult somebody. */
  hostile: readonly Clause[]
  /** The probability of each kind of question that was asked, and of each that this answers. */
  asked: readonly number[]
  told: readonly number[]
  /** How far it lies from what answers to such questions are like. */
  margin: number
  /** How likely it is of a kind that the question asks for (natural logarithm). */
  fit: number
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

/** What the parts of the score are read from, once for every answer and once more for those that tell no story. */
export function partsOf({ type, clauses, words, star, general, substance, hostile, margin, fit }: Told): number[] {
  const spoken = Math.max(1, words.filter(({ tag }) => tag !== 'PUNCT').length)
  const concrete = Math.min(mostDetails, substance.concrete)
  const abstract = Math.min(mostDetails, substance.abstract)
  const deeds = Math.min(mostDeeds, star.action.deeds)
  const parts = [
    margin,
    fit,
    star.situation.share,
    Number(star.situation.hasSetting),
    Number(star.situation.hasTrouble),
    star.task.share,
    star.action.share,
    deeds,
    Math.min(mostDeeds, star.action.shared),
    star.result.share,
    Number(star.result.hasOutcome),
    Number(star.result.hasFigure),
    general.answer.share,
    Number(general.answer.isBeside),
    general.substance.share,
    Math.min(mostDeeds, general.substance.deeds),
    general.structure.share,
    concrete,
    abstract,
    substance.share,
    substance.density,
    substance.episodic,
    Math.min(4, hostile.length),
    Math.log(Math.min(wordsThatCount, spoken)),
    Math.min(1, clauses.length / 10),
    (20 * concrete) / spoken,
    (20 * abstract) / spoken,
    (30 * deeds) / spoken,
  ]
  return [...parts, ...parts.map((value) => (type === 'general' ? value : 0))]
}
