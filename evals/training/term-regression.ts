import type { LearnedWeights } from '../../api/coach/reading/built-in/ad/learned-weights.ts'
import type { Features } from '../../api/coach/reading/built-in/ad/line-features.ts'
import { candidatesIn, type TermLine, termFeatures, termLine } from '../../api/coach/reading/built-in/ad/term-features.ts'
import { stemKey } from '../../api/coach/text/tokens.ts'
import type { LabelledAdFile } from './labelled-ads.ts'
import { shuffledOrders } from './shuffled-orders.ts'
import { inUnits } from './write-weights.ts'

export interface Example {
  ad: string
  features: Features
  isTerm: boolean
}

const asking = new Set(['must', 'nice', 'duty', 'title'])
const rounds = 5
const rate = 0.12
const decay = 1e-3
/** A word seen in fewer ads than this tells nothing. */
const fewestAds = 2

interface Spans {
  wanted: Set<string>
  optional: Set<string>
}

function keysOf(terms: readonly string[], variants: Record<string, string[]>): Set<string> {
  return new Set(terms.flatMap((term) => [term, ...(variants[term] ?? [])]).map(stemKey))
}

/** Every candidate of the lines that ask for something, with whether the labels name it. What is optional, or near it, is left out. */
export function examplesOf(ad: LabelledAdFile): Example[] {
  const spans: Spans = {
    wanted: keysOf([...ad.must, ...ad.nice], ad.variants),
    optional: keysOf(ad.optional, {}),
  }
  return ad.lines
    .filter((line) => asking.has(line.label))
    .flatMap((line) => examplesOfLine(termLine(line.text, line.label), spans, ad.employer))
}

function placesOf(line: TermLine, keys: ReadonlySet<string>): boolean[] {
  const covered = line.tokens.map(() => false)
  for (let from = 0; from < line.tokens.length; from++)
    for (let to = from + 1; to <= Math.min(line.tokens.length, from + 7); to++)
      if (
        keys.has(
          line.tokens
            .slice(from, to)
            .map((token) => token.stem)
            .join(' '),
        )
      )
        covered.fill(true, from, to)
  return covered
}

function examplesOfLine(line: TermLine, { wanted, optional }: Spans, ad: string): Example[] {
  const inWanted = placesOf(line, wanted)
  const inOptional = placesOf(line, optional)
  return candidatesIn(line).flatMap((candidate) => {
    const key = line.tokens
      .slice(candidate.from, candidate.to)
      .map((token) => token.stem)
      .join(' ')
    const isTerm = wanted.has(key)
    const doubtful =
      !isTerm &&
      (optional.has(key) ||
        (inOptional.slice(candidate.from, candidate.to).some(Boolean) &&
          !inWanted.slice(candidate.from, candidate.to).some(Boolean)))
    return doubtful ? [] : [{ ad, features: termFeatures(line, candidate), isTerm }]
  })
}

/** Learns the weights by stochastic gradient (AdaGrad), shuffled by a fixed seed. */
export function trainTerms(examples: readonly Example[]): LearnedWeights {
  const seenIn = new Map<string, Set<string>>()
  for (const { features, ad } of examples)
    for (const name of features.keys()) {
      const set = seenIn.get(name) ?? new Set()
      set.add(ad)
      seenIn.set(name, set)
    }
  const names = [...seenIn].filter(([, set]) => set.size >= fewestAds).map(([name]) => name)
  const index = new Map(names.map((name, at) => [name, at]))
  const prepared = examples.map(({ features, isTerm }) => ({
    isTerm,
    at: Int32Array.from([...features.keys()].filter((name) => index.has(name)).map((name) => index.get(name)!)),
    values: Float64Array.from([...features].filter(([name]) => index.has(name)).map(([, value]) => value)),
  }))
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(1e-2)
  for (const order of shuffledOrders(prepared.length, rounds)) {
    for (const number of order) {
      const { at, values, isTerm } = prepared[number]!
      let score = 0
      for (let k = 0; k < at.length; k++) score += weights[at[k]!]! * values[k]!
      const error = (isTerm ? 1 : 0) - 1 / (1 + Math.exp(-score))
      for (let k = 0; k < at.length; k++) {
        const gradient = error * values[k]! - decay * weights[at[k]!]!
        squares[at[k]!]! += gradient * gradient
        weights[at[k]!]! += (rate * gradient) / Math.sqrt(squares[at[k]!]!)
      }
    }
  }
  return new Map(
    names.map((name, at) => [name, inUnits(weights.subarray(at, at + 1))] as const).filter(([, [weight]]) => weight !== 0),
  )
}
