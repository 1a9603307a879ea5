import irregularPasts from '../../../data/irregular-pasts.json' with { type: 'json' }
import { rankOf } from '../../../text/word-vectors.ts'

const irregular = new Set(irregularPasts)
const notPast = new Set('need feed speed proceed exceed indeed succeed embed bleed breed weed seed'.split(' '))

export const isPast = (verb: string): boolean => irregular.has(verb) || (/[a-z]{2}ed$/.test(verb) && !notPast.has(verb))

/** How common the word is at which a word counts half. */
const halfRank = 900

/** 0 to 1: "the" tells nothing, a rare word nearly all. Unknown words have no weight. */
export function weightOf(word: string): number {
  const rank = rankOf(word)
  return rank === undefined ? 0 : (rank + 3) / (rank + 3 + halfRank)
}
