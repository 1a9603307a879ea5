import lists from '../../../data/answer-words.json' with { type: 'json' }
import irregularPasts from '../../../data/irregular-pasts.json' with { type: 'json' }
import axes from '../../../data/word-axes.json' with { type: 'json' }
import { dimensions, rankOf, vectorOf } from '../../../text/word-vectors.ts'

const irregular = new Set(irregularPasts)
const notPast = new Set(lists.notPast)

export const isPast = (verb: string): boolean => irregular.has(verb) || (/[a-z]{2}ed$/.test(verb) && !notPast.has(verb))

/** How common the word is at which a word counts half. */
const halfRank = 900

/** 0 to 1: "the" tells nothing, a rare word nearly all. Unknown words have no weight. */
export function weightOf(word: string): number {
  const rank = rankOf(word)
  return rank === undefined ? 0 : (rank + 3) / (rank + 3 + halfRank)
}

/** 0 to 1: how surely a word is concrete, or trouble (`evals/training/train-answer-kinds.ts`); 0 for unknown words. */
export function wordScore(axis: keyof typeof axes, word: string): number {
  const vector = vectorOf(word)
  if (!vector) return 0
  const weights = axes[axis]
  return 1 / (1 + Math.exp(-vector.reduce((sum, value, d) => sum + (value / 254) * weights[d]!, weights[dimensions]!)))
}
