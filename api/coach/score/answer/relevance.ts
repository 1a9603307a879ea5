import kindModel from '../../data/answer-kinds.json' with { type: 'json' }
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { MatchTerm } from '../../reading/match-reading.ts'
import { type TaggedWord, taggedWords } from '../../text/part-of-speech.ts'
import { stem } from '../../text/stem.ts'
import { stemKey } from '../../text/tokens.ts'
import { cosine, vectorOf } from '../../text/word-vectors.ts'
import { weightOf } from './answer-words.ts'
import { answerFeatures, askedWords, questionFeatures } from './kind-features.ts'
import { probabilities } from './linear-classes.ts'

export interface RelevanceReading {
  /** The probability of each kind of question that this one is of. */
  asked: number[]
  /** The probability of each kind of question that this answer is one to. */
  told: number[]
  /** How far the answer lies from what answers to such questions are like; 0 is as usual, below -1 it is hardly one (natural logarithm). */
  margin: number
  /** How likely the answer is of a kind that the question asks for, and nothing besides (natural logarithm). */
  fit: number
  /** 0 to 1: how far it touches the job; null without a job description that names anything. */
  job: number | null
  /** Terms of the job description that the answer names, in the ad's wording. */
  jobTerms: string[]
}

/** Two terms of the ad are as many as one answer has room for. */
const termsForFull = 2

/** What an answer has to do with the question, by a learned reading of both, and with the job, by the terms it names. */
export function readRelevance(
  question: string,
  answer: readonly TaggedWord[],
  text: string,
  jobDescription?: string,
): RelevanceReading {
  const asked = kindsAsked(question)
  const told = probabilities(kindModel.answers, answerFeatures(answer))
  const terms = termsNamed(text, jobDescription)
  return {
    asked,
    told,
    margin: marginOf(asked, told, question, answer),
    fit: Math.log(
      Math.max(
        leastFit,
        asked.reduce((sum, share, kind) => sum + share * told[kind]!, 0),
      ),
    ),
    job: terms && Math.min(1, terms.named.length / Math.min(termsForFull, terms.asked)),
    jobTerms: terms?.named ?? [],
  }
}

/** The probability of each kind of question that this one is of. */
export function kindsAsked(question: string): number[] {
  const words = taggedWords(question)
  const stems = new Set(askedWords(words).map(stem))
  return probabilities(kindModel.questions, [
    ...kindModel.vocabulary.map((word) => (stems.has(word) ? 1 : 0)),
    ...questionFeatures(words),
  ])
}

/**
 * How much likelier the answer is for a question of this kind than for any question, against what is usual for answers to such a question, and
 * more where the question's own subjects come up.
 */
function marginOf(asked: readonly number[], told: readonly number[], question: string, answer: readonly TaggedWord[]): number {
  const ratio = asked.reduce((sum, share, kind) => sum + (share * told[kind]!) / kindModel.usual[kind]!, 0)
  const belongs = asked.reduce((sum, share, kind) => sum + share * kindModel.belonging[kind]!, 0)
  return Math.log(ratio) - belongingWeight * belongs + echoWeight * (echo(askedWords(taggedWords(question)), answer) - usualEcho)
}

/** Less is no different. */
const leastFit = 1e-4

/** Fitted by leaving each question of `evals/answers` out once. */
const belongingWeight = 1
const echoWeight = 2.5
const usualEcho = 0.6

/** 0 to 1: how near the answer comes to the words that the question asks about. */
function echo(asked: readonly string[], answer: readonly TaggedWord[]): number {
  const spoken = [...new Set(answer.filter(({ tag }) => echoing.has(tag)).map(({ lower }) => lower))].flatMap(
    (word) => vectorOf(word) ?? [],
  )
  let sum = 0
  let weights = 0
  for (const word of asked) {
    const vector = vectorOf(word)
    if (!vector) continue
    weights += weightOf(word)
    sum += weightOf(word) * Math.max(0, ...spoken.map((other) => cosine(vector, other)))
  }
  return weights === 0 ? usualEcho : sum / weights
}

const echoing: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV'])

function termsNamed(answer: string, jobDescription: string | undefined): { asked: number; named: string[] } | null {
  if (!jobDescription?.trim()) return null
  const asked = readMatch(answer, jobDescription).terms.filter(({ kind }) => kind !== 'soft' && kind !== 'title')
  if (asked.length === 0) return null
  return { asked: asked.length, named: asked.filter(isNamed).map(({ term }) => term) }
}

/** Said in its own words. A resume may show "teaching license" by "my second year of teaching"; an answer that says so does not name it. */
function isNamed({ how, term, resumeLine }: MatchTerm): boolean {
  if (how !== 'stem') return how !== 'missing'
  const said = new Set(stemKey(resumeLine ?? '').split(' '))
  return stemKey(term)
    .split(' ')
    .every((word) => said.has(word))
}

/** The probability that what was said answers a question of one of these kinds. */
export function answersAbout(words: readonly TaggedWord[], kinds: readonly string[]): number {
  const told = probabilities(kindModel.answers, answerFeatures(words))
  return told.reduce((sum, share, kind) => sum + (kinds.includes(kindModel.kinds[kind]!) ? share : 0), 0)
}

/** The name of a kind of question by its number. */
export const nameOfKind = (kind: number): string => kindModel.kinds[kind]!
