import irregularPasts from '../../data/irregular-pasts.json' with { type: 'json' }
import { type TaggedWord, taggedWords } from '../../text/part-of-speech.ts'
import { rankOf } from '../../text/word-vectors.ts'

/** A word of an answer or a question, as it is read. */
export interface Word extends TaggedWord {
  lower: string
}

/** The words and marks of a text with their parts of speech. */
export function wordsOf(text: string): Word[] {
  return taggedWords(text).map((word) => ({ ...word, lower: word.text.toLowerCase().replace('’', "'") }))
}

const irregular = new Set(irregularPasts)
const notPast = new Set([
  'need',
  'feed',
  'speed',
  'proceed',
  'exceed',
  'indeed',
  'succeed',
  'embed',
  'bleed',
  'breed',
  'weed',
  'seed',
])

/** Whether a verb stands in the past, by its form. */
export const isPast = (verb: string): boolean => irregular.has(verb) || (/[a-z]{2}ed$/.test(verb) && !notPast.has(verb))

/** How common the word is at which a word counts half. */
const halfRank = 900

/** 0 to 1: how much a word tells; "the" nothing, a rare word nearly all. Unknown words have no vector and no weight. */
export function weightOf(word: string): number {
  const rank = rankOf(word)
  return rank === undefined ? 0 : (rank + 3) / (rank + 3 + halfRank)
}
