import { readFileSync } from 'node:fs'

/** What was learned of each feature: one weight for each label, in units of `weightUnit`, -127 to 127. */
export type LearnedWeights = ReadonlyMap<string, ArrayLike<number>>

/** Log-odds of one unit. */
export const weightUnit = 0.04

/** Reads `data/NAME.txt`, a feature a line, and `data/NAME.bin`, the weights of each in one byte a label. */
export function readWeights(name: string, labels: number): LearnedWeights {
  const bytes = new Int8Array(readFileSync(new URL(`../../../data/${name}.bin`, import.meta.url)))
  const features = readFileSync(new URL(`../../../data/${name}.txt`, import.meta.url), 'utf8').split('\n')
  return new Map(features.map((feature, at) => [feature, bytes.subarray(at * labels, (at + 1) * labels)]))
}
