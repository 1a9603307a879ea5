import { writeFileSync } from 'node:fs'
import { type LearnedWeights, weightUnit } from '../../api/coach/reading/built-in/ad/learned-weights.ts'

/** Rounds weights to what fits into a byte. */
export function inUnits(weights: ArrayLike<number>): number[] {
  return Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / weightUnit))))
}

/** Writes what `readWeights` reads. @returns the bytes written */
export function writeWeights(name: string, weights: LearnedWeights): number {
  const folder = new URL('../../api/coach/data/', import.meta.url)
  const names = [...weights.keys()].join('\n')
  const bytes = Int8Array.from([...weights.values()].flatMap((row) => Array.from(row)))
  writeFileSync(new URL(`${name}.txt`, folder), names)
  writeFileSync(new URL(`${name}.bin`, folder), bytes)
  return Buffer.byteLength(names) + bytes.length
}
