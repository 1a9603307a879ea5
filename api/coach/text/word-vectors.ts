import { readFileSync } from 'node:fs'

/** Must agree with `evals/training/make-word-vectors.ts`. */
export const dimensions = 48

const folder = new URL('../data/', import.meta.url)
const bytes = readFileSync(new URL('word-vectors.bin', folder))
const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
const ranks = new Map(
  readFileSync(new URL('word-vectors.txt', folder), 'utf8')
    .split('\n')
    .map((word, rank) => [word, rank] as const),
)

/** GloVe vectors (Pennington, Socher, and Manning 2014; public domain) of the 25,000 most frequent words, on their 48 main axes. Length about 254. */
export function vectorOf(word: string): Int8Array | undefined {
  const rank = ranks.get(word)
  return rank === undefined ? undefined : vectors.subarray(rank * dimensions, (rank + 1) * dimensions)
}

/** 0 for the most frequent. */
export function rankOf(word: string): number | undefined {
  return ranks.get(word)
}

export function meanVector(words: Iterable<string>, weightOf: (word: string) => number = () => 1): Float64Array {
  const sum = new Float64Array(dimensions)
  let weights = 0
  for (const word of words) {
    const vector = vectorOf(word)
    if (!vector) continue
    const weight = weightOf(word)
    weights += weight
    for (let d = 0; d < dimensions; d++) sum[d]! += weight * vector[d]!
  }
  return weights === 0 ? sum : sum.map((value) => value / weights / 254)
}

/** 0 where one of them is zero. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let product = 0
  let first = 0
  let second = 0
  for (let d = 0; d < dimensions; d++) {
    product += one[d]! * other[d]!
    first += one[d]! ** 2
    second += other[d]! ** 2
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second)
}
