import { readFileSync } from 'node:fs'

/** Numbers in one vector; must agree with `evals/training/make-word-vectors.ts`. */
export const dimensions = 48

const folder = new URL('../data/', import.meta.url)
const bytes = readFileSync(new URL('word-vectors.bin', folder))
const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
const ranks = new Map(
  readFileSync(new URL('word-vectors.txt', folder), 'utf8')
    .split('\n')
    .map((word, rank) => [word, rank] as const),
)

/**
 * What words mean by the company they keep: GloVe vectors (Pennington, Socher and Manning 2014; public domain), the 25,000 most frequent
 * words, turned onto their 48 main axes.
 * @param word lower case
 * @returns length about 254; undefined for a word that is not among them
 */
export function vectorOf(word: string): Int8Array | undefined {
  const rank = ranks.get(word)
  return rank === undefined ? undefined : vectors.subarray(rank * dimensions, (rank + 1) * dimensions)
}

/** How common a lower-case word is: 0 for the most frequent; undefined past the 25,000th. */
export function rankOf(word: string): number | undefined {
  return ranks.get(word)
}

/** The mean of the vectors of these lower-case words, each weighted; zeros where none is known. */
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

/** Cosine of the angle between two vectors, -1 to 1; 0 where one of them is nothing. */
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
