import { type LearnedWeights, readWeights, weightUnit } from './learned-weights.ts'
import type { Features } from './line-features.ts'
import { type Candidate, candidatesIn, type TermLine, termFeatures } from './term-features.ts'

interface ScoredCandidate extends Candidate {
  /** Log-odds that a careful reader would look for these words in a resume. */
  score: number
}

function scoreOf(features: Features, weights: LearnedWeights): number {
  let score = 0
  for (const [name, value] of features) score += (weights.get(name)?.[0] ?? 0) * value
  return score * weightUnit
}

/** The runs of words that together are worth most, without overlaps: those of most log-odds above `least`. */
export function bestTerms(weights: LearnedWeights, line: TermLine, least: number): ScoredCandidate[] {
  const ending = new Map<number, ScoredCandidate[]>()
  for (const candidate of candidatesIn(line)) {
    const score = scoreOf(termFeatures(line, candidate), weights)
    if (score <= least) continue
    const list = ending.get(candidate.to) ?? []
    list.push({ ...candidate, score })
    ending.set(candidate.to, list)
  }
  const best: { worth: number; last: ScoredCandidate | null; at: number }[] = [{ worth: 0, last: null, at: 0 }]
  for (let to = 1; to <= line.tokens.length; to++) {
    let chosen = { worth: best[to - 1]!.worth, last: null as ScoredCandidate | null, at: to - 1 }
    for (const candidate of ending.get(to) ?? []) {
      const worth = best[candidate.from]!.worth + candidate.score - least
      if (worth > chosen.worth) chosen = { worth, last: candidate, at: candidate.from }
    }
    best.push(chosen)
  }
  const terms: ScoredCandidate[] = []
  for (let at = line.tokens.length; at > 0; at = best[at]!.at) if (best[at]!.last) terms.push(best[at]!.last!)
  return terms.reverse()
}

/** Below even odds: a keyword passed over is as bad as one too many (measured with `--check`: precision 0.90, recall 0.85 on unseen ads). */
const leastLogOdds = -0.6

let learned: LearnedWeights | undefined

/** As `bestTerms`, with the weights that `evals/training/train-term-classifier.ts` learned. */
export function termsIn(line: TermLine): ScoredCandidate[] {
  learned ??= readWeights('term-classifier', 1)
  return bestTerms(learned, line, leastLogOdds)
}
