import { readFileSync } from 'node:fs'
import { type LikenessOf, type ShownLine, type ShownTerm, shownFeatures } from './shown-features.ts'

let learned: number[] | undefined

/**
 * The chance, 0 to 1, that a careful reader takes this line of the resume as showing the term, by a logistic regression that
 * `evals/training/train-shown-classifier.ts` learned.
 */
export function shownChance(term: ShownTerm, line: ShownLine, near: LikenessOf): number {
  learned ??= JSON.parse(readFileSync(new URL('../../../data/shown-classifier.json', import.meta.url), 'utf8')) as number[]
  if (term.words.length === 0) return 0
  const features = shownFeatures(term, line, near)
  if (features === null) return 0
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * learned![at]!, 0)))
}
