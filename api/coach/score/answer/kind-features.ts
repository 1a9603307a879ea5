import type { TaggedWord } from '../../text/part-of-speech.ts'
import { meanVector } from '../../text/word-vectors.ts'
import { isPast, weightOf } from './answer-words.ts'

const pronouns = [
  ['i', 'me', 'my', 'myself', 'mine'],
  ['we', 'us', 'our', 'ours'],
  ['you', 'your', 'yours'],
  ['he', 'she', 'him', 'her', 'his', 'hers'],
  ['they', 'them', 'their'],
  ['it', 'its'],
  ["'d", 'would', 'could'],
  ["'ll", 'will', 'going'],
  ["n't", 'not', 'no', 'never', 'nobody', 'nothing'],
].map((group) => new Set(group))
const telling: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'NUM'])
const acting: ReadonlySet<string> = new Set(['VERB', 'ADJ', 'ADV'])

/** What an answer is about and how it is told: the mean of its words, and its shares of persons, tenses and parts of speech. */
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

function meanOf(words: readonly TaggedWord[], tags: ReadonlySet<string>): Float64Array {
  return meanVector(
    words.filter(({ tag, lower }) => tags.has(tag) && lower.length > 1).map(({ lower }) => lower),
    weightOf,
  ).map((value) => value * 6)
}

/** Words that any question may begin with. */
const asking = new Set(
  `tell describe give example time when something someone somebody walk how did do what would you your us me about have had been get go going
  make one thing things way want lot really ever can could are is was were`.split(/\s+/),
)
const frames = [
  ['would', "'d", 'if', 'suppose'],
  ['time', 'example', 'when', 'describe', 'tell', 'did', 'have'],
  ['why'],
  ['do'],
  ['how'],
  ['where'],
  ['our', 'us', 'here'],
  ['what'],
  ['your'],
  ['are', 'is'],
]

const empty: ReadonlySet<string> = new Set(['DET', 'ADP', 'PRON', 'CCONJ', 'PART', 'AUX', 'PUNCT', 'SCONJ', 'NUM'])

/** The words of a question that say what it asks about. */
export const askedWords = (words: readonly TaggedWord[]): string[] =>
  words.filter(({ tag, lower }) => !empty.has(tag) && !asking.has(lower)).map(({ lower }) => lower)

/** What a question asks about, and the form it asks in. */
export function questionFeatures(words: readonly TaggedWord[]): number[] {
  const all = new Set(words.map(({ lower }) => lower))
  return [
    ...meanVector(askedWords(words), weightOf).map((value) => value * 3),
    ...frames.map((frame) => (frame.some((word) => all.has(word)) ? 1 : 0)),
  ]
}
