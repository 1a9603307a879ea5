import type { LearnedWeights } from '../../api/coach/reading/built-in/ad/learned-weights.ts'
import { afterLabel, type LineLabel, lineLabels, marginals } from '../../api/coach/reading/built-in/ad/line-classifier.ts'
import { type AdLine, lineFeatures } from '../../api/coach/reading/built-in/ad/line-features.ts'
import { shuffledOrders } from './shuffled-orders.ts'
import { inUnits } from './write-weights.ts'

export interface LabelledAd {
  employer: string
  lines: AdLine[]
  labels: LineLabel[]
  /** As the classifier sees it at first, before it knows the headings. */
  blind?: boolean
}

const count = lineLabels.length
const rounds = 10
const rate = 0.25
/** Pull towards zero, for each ad seen. */
const decay = 1e-3
/** A word seen in fewer ads than this tells nothing. */
const fewestAds = 2

interface Prepared {
  names: { at: number; value: number }[][]
  labels: number[]
}

/** Learns the weights of the field by stochastic gradient (AdaGrad), the order of the ads shuffled by a fixed seed. */
export function trainLines(ads: readonly LabelledAd[]): LearnedWeights {
  const featured = ads.map((ad) => lineFeatures(ad.lines, (at) => !ad.blind && ad.labels[at]!.startsWith('heading-')))
  const seenIn = new Map<string, Set<string>>()
  featured.forEach((lines, at) => {
    for (const features of lines)
      for (const name of features.keys()) {
        const set = seenIn.get(name) ?? new Set()
        set.add(ads[at]!.employer)
        seenIn.set(name, set)
      }
  })
  const names = [...seenIn].filter(([, set]) => set.size >= fewestAds).map(([name]) => name)
  const index = new Map(names.map((name, at) => [name, at]))
  const prepared: Prepared[] = featured.map((lines, at) => ({
    names: lines.map((features) =>
      [...features].flatMap(([name, value]) => (index.has(name) ? [{ at: index.get(name)!, value }] : [])),
    ),
    labels: ads[at]!.labels.map((label) => lineLabels.indexOf(label)),
  }))
  const weights = new Float64Array(names.length * count)
  const squares = new Float64Array(names.length * count).fill(1e-2)
  const transitions = Array.from({ length: count }, () => new Float64Array(count))
  const transitionSquares = Array.from({ length: count }, () => new Float64Array(count).fill(1e-2))
  for (const order of shuffledOrders(prepared.length, rounds))
    for (const at of order) learnFrom(prepared[at]!, weights, squares, transitions, transitionSquares)
  return new Map([
    ...lineLabels.map((label, at) => [afterLabel(label), inUnits(transitions[at]!)] as const),
    ...names
      .map((name, at) => [name, inUnits(weights.subarray(at * count, (at + 1) * count))] as const)
      .filter(([, row]) => row.some((weight) => weight !== 0)),
  ])
}

function learnFrom(
  { names, labels }: Prepared,
  weights: Float64Array,
  squares: Float64Array,
  transitions: Float64Array[],
  transitionSquares: Float64Array[],
): void {
  const scores = names.map((features) => {
    const own = new Float64Array(count)
    for (const { at, value } of features)
      for (let label = 0; label < count; label++) own[label]! += weights[at * count + label]! * value
    return own
  })
  const { forward, backward, total } = marginals(scores, transitions)
  for (let line = 0; line < names.length; line++) {
    const errors = Float64Array.from(
      forward[line]!,
      (value, label) => (labels[line] === label ? 1 : 0) - Math.exp(value + backward[line]![label]! - total),
    )
    for (const { at, value } of names[line]!) {
      for (let label = 0; label < count; label++) {
        const place = at * count + label
        const gradient = errors[label]! * value - decay * weights[place]!
        squares[place]! += gradient * gradient
        weights[place]! += (rate * gradient) / Math.sqrt(squares[place]!)
      }
    }
    if (line === 0) continue
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) {
        const expected = Math.exp(
          forward[line - 1]![from]! + transitions[from]![to]! + scores[line]![to]! + backward[line]![to]! - total,
        )
        const gradient = (labels[line - 1] === from && labels[line] === to ? 1 : 0) - expected - decay * transitions[from]![to]!
        transitionSquares[from]![to]! += gradient * gradient
        transitions[from]![to]! += (rate * gradient) / Math.sqrt(transitionSquares[from]![to]!)
      }
    }
  }
}
