import type { QuestionType } from '../../../../contract/interview-questions.ts'
import kindModel from '../../../data/answer-kinds.json' with { type: 'json' }
import lists from '../../../data/answer-words.json' with { type: 'json' }
import { type TaggedWord, taggedWords } from '../../../text/part-of-speech.ts'
import { stem } from '../../../text/stem.ts'
import { cosine, meanVector, vectorOf } from '../../../text/word-vectors.ts'
import { isPast, weightOf } from './words.ts'

export interface KindsRead {
  asked: number[]
  told: number[]
  /** How far the answer lies from usual answers to such questions (natural logarithm): 0 is usual, below -1 hardly one. */
  margin: number
  /** How likely the answer is of a kind that the question asks for (natural logarithm). */
  fit: number
}

const leastFit = 1e-4

export function readKinds(question: string, answer: readonly TaggedWord[]): KindsRead {
  const asked = kindsAsked(question)
  const told = probabilities(kindModel.answers, answerFeatures(answer))
  const shared = asked.reduce((sum, share, kind) => sum + share * told[kind]!, 0)
  return { asked, told, margin: marginOf(asked, told, question, answer), fit: Math.log(Math.max(leastFit, shared)) }
}

function kindsAsked(question: string): number[] {
  const words = taggedWords(question)
  const stems = new Set(askedWords(words).map(stem))
  return probabilities(kindModel.questions, [
    ...kindModel.vocabulary.map((word) => (stems.has(word) ? 1 : 0)),
    ...questionFeatures(words),
  ])
}

const nameOfKind = (kind: number): string => kindModel.kinds[kind]!

/** Softmax; each row ends with its bias. */
export function probabilities(weights: readonly (readonly number[])[], features: readonly number[]): number[] {
  const sums = weights.map((row) => features.reduce((sum, value, at) => sum + value * row[at]!, row[features.length]!))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** Fitted by leaving each question of `evals/answers` out once. */
const echoWeight = 2.5
const usualEcho = 0.6

/** How much likelier the answer is for this kind of question than for any, compared with what is usual, plus how much it echoes the question. */
function marginOf(asked: readonly number[], told: readonly number[], question: string, answer: readonly TaggedWord[]): number {
  const ratio = asked.reduce((sum, share, kind) => sum + (share * told[kind]!) / kindModel.usual[kind]!, 0)
  const belongs = asked.reduce((sum, share, kind) => sum + share * kindModel.belonging[kind]!, 0)
  return Math.log(ratio) - belongs + echoWeight * (echo(askedWords(taggedWords(question)), answer) - usualEcho)
}

function echo(asked: readonly string[], answer: readonly TaggedWord[]): number {
  const spoken = [...new Set(answer.filter(({ tag }) => echoing.has(tag)).map(({ lower }) => lower))].flatMap(
    (word) => vectorOf(word) ?? [],
  )
  let [sum, weights] = [0, 0]
  for (const word of asked) {
    const vector = vectorOf(word)
    if (!vector) continue
    weights += weightOf(word)
    sum += weightOf(word) * Math.max(0, ...spoken.map((other) => cosine(vector, other)))
  }
  return weights === 0 ? usualEcho : sum / weights
}
const echoing: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV'])

const pronouns = lists.pronouns.map((group) => new Set(group))
const telling: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'NUM'])
const acting: ReadonlySet<string> = new Set(['VERB', 'ADJ', 'ADV'])

/** The mean meaning of the words, and shares of persons, tenses, and parts of speech. */
export function answerFeatures(words: readonly TaggedWord[]): number[] {
  const spoken = words.filter(({ tag }) => tag !== 'PUNCT')
  const share = (test: (word: TaggedWord) => boolean) => (spoken.filter(test).length / Math.max(1, spoken.length)) * 5
  return [
    ...meanOf(spoken, telling),
    ...meanOf(spoken, acting),
    ...pronouns.map((group) => share(({ lower }) => group.has(lower))),
    share(({ tag, lower }) => (tag === 'VERB' || tag === 'AUX') && isPast(lower)),
    ...(['NUM', 'PROPN', 'VERB', 'ADJ'] as const).map((tag) => share((word) => word.tag === tag)),
  ]
}

const meanOf = (words: readonly TaggedWord[], tags: ReadonlySet<string>): number[] => [
  ...meanVector(
    words.filter(({ tag, lower }) => tags.has(tag) && lower.length > 1).map(({ lower }) => lower),
    weightOf,
  ).map((value) => value * 6),
]

const asking = new Set(lists.asking)
const empty: ReadonlySet<string> = new Set(['DET', 'ADP', 'PRON', 'CCONJ', 'PART', 'AUX', 'PUNCT', 'SCONJ', 'NUM'])

export const askedWords = (words: readonly TaggedWord[]): string[] =>
  words.filter(({ tag, lower }) => !empty.has(tag) && !asking.has(lower)).map(({ lower }) => lower)

export function questionFeatures(words: readonly TaggedWord[]): number[] {
  const all = new Set(words.map(({ lower }) => lower))
  return [
    ...meanVector(askedWords(words), weightOf).map((value) => value * 3),
    ...lists.questionFrames.map((frame) => (frame.some((word) => all.has(word)) ? 1 : 0)),
  ]
}

const noStory = new Set(['motivation', 'strengths', 'weakness', 'background', 'future', 'hypothetical', 'method'])

/** "How would you" and "what do you do" never ask for something that happened. */
const asksToTell = [
  /^\W*(?:(?:please|can|could|would) )*(?:you )?(?:tell|describe|walk|give|share|recall|think of|name|talk)\b/i,
  /\b(?:have you ever|when (?:did|have|has) (?:you|some)|a time (?:when|you)|what happened|most difficult|ever had)\b/i,
]

export function questionTypeOf(question: string): QuestionType {
  if (!asksToTell.some((asks) => asks.test(question))) return 'general'
  const other = kindsAsked(question).reduce((sum, share, kind) => sum + (noStory.has(nameOfKind(kind)) ? share : 0), 0)
  return other > 0.5 ? 'general' : 'behavioral'
}
