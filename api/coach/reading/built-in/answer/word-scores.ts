import axes from '../../../data/word-axes.json' with { type: 'json' }
import { dimensions, vectorOf } from '../../../text/word-vectors.ts'

/** Learned by `evals/training/train-answer-kinds.ts` from a few hundred labeled words. */
type WordAxis = keyof typeof axes

const known = Object.fromEntries(Object.keys(axes).map((axis) => [axis, new Map<string, number>()])) as Record<
  WordAxis,
  Map<string, number>
>
const mostKept = 20_000

/** 0 to 1: how surely a word is an insult, concrete, or trouble; 0 for unknown words. */
export function wordScore(axis: WordAxis, word: string): number {
  const kept = known[axis].get(word)
  if (kept !== undefined) return kept
  const vector = vectorOf(word)
  let sum = axes[axis][dimensions]!
  for (let d = 0; vector && d < dimensions; d++) sum += (vector[d]! / 254) * axes[axis][d]!
  const score = vector ? 1 / (1 + Math.exp(-sum)) : 0
  if (known[axis].size < mostKept) known[axis].set(word, score)
  return score
}
