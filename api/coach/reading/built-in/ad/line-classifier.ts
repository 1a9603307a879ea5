import { type LearnedWeights, readWeights, weightUnit } from './learned-weights.ts'
import { type AdLine, type Features, lineFeatures } from './line-features.ts'

export const lineLabels = [
  'must',
  'nice',
  'duty',
  'benefit',
  'company',
  'process',
  'legal',
  'title',
  'heading-must',
  'heading-nice',
  'heading-duty',
  'heading-benefit',
  'heading-company',
  'heading-process',
  'heading-legal',
] as const
export type LineLabel = (typeof lineLabels)[number]

export interface LabelledLine {
  label: LineLabel
  /** 0 to 1 for each label, in the order of `lineLabels`. */
  probabilities: number[]
}

const count = lineLabels.length

function scoresOf(features: Features, weights: LearnedWeights): Float64Array {
  const scores = new Float64Array(count)
  for (const [name, value] of features) {
    const row = weights.get(name)
    if (row) for (let label = 0; label < count; label++) scores[label]! += row[label]! * value * weightUnit
  }
  return scores
}

function logSum(values: ArrayLike<number>): number {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += Math.exp(values[at]! - most)
  return most + Math.log(sum)
}

/** Forward and backward sums over all labellings of the ad; `transitions[from][to]`. */
export function marginals(scores: readonly Float64Array[], transitions: readonly ArrayLike<number>[]) {
  const forward = scores.map((own) => own.slice())
  const backward = scores.map(() => new Float64Array(count))
  const ways = new Float64Array(count)
  for (let at = 1; at < scores.length; at++) {
    for (let to = 0; to < count; to++) {
      for (let from = 0; from < count; from++) ways[from] = forward[at - 1]![from]! + transitions[from]![to]!
      forward[at]![to]! += logSum(ways)
    }
  }
  for (let at = scores.length - 2; at >= 0; at--) {
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) ways[to] = transitions[from]![to]! + scores[at + 1]![to]! + backward[at + 1]![to]!
      backward[at]![from] = logSum(ways)
    }
  }
  const total = logSum(forward.at(-1) ?? new Float64Array(count))
  return { forward, backward, total }
}

/** The feature under which the weights from one line's label to the next line's are kept. */
export const afterLabel = (label: LineLabel) => `after ${label}`

/**
 * Labels each line of an ad, given its neighbours and the heading above it, by a linear-chain conditional random field (Lafferty,
 * McCallum and Pereira 2001). Linear in the number of lines.
 */
export function classifyWith(weights: LearnedWeights, lines: readonly AdLine[]): LabelledLine[] {
  // First the lines tell which of them are headings, then what each is for below them.
  const classified = (isHeading: (at: number) => boolean) => classifyOnce(weights, lineFeatures(lines, isHeading))
  const first = classified(() => false)
  return classified((at) => first[at]!.label.startsWith('heading-') || lines[at]!.text.endsWith(':'))
}

function classifyOnce(weights: LearnedWeights, all: readonly Features[]): LabelledLine[] {
  const scores = all.map((features) => scoresOf(features, weights))
  const transitions = lineLabels.map((label) => Array.from(weights.get(afterLabel(label))!, (value) => value * weightUnit))
  const { forward, backward, total } = marginals(scores, transitions)
  return forward.map((values, at) => {
    const probabilities = Array.from(values, (value, label) => Math.exp(value + backward[at]![label]! - total))
    const best = probabilities.indexOf(Math.max(...probabilities))
    return { label: lineLabels[best]!, probabilities }
  })
}

let learned: LearnedWeights | undefined

/** As `classifyWith`, with the weights that `evals/training/train-line-classifier.ts` learned. */
export function classifyLines(lines: readonly AdLine[]): LabelledLine[] {
  learned ??= readWeights('line-classifier', count)
  return classifyWith(learned, lines)
}
