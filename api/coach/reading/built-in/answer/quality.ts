import { readFileSync } from 'node:fs'
import { cuesOf, partsOf, type Told } from './quality-features.ts'

/** What an answer may be that no listener ranks high. */
export const weakKinds = ['refusal', 'contempt', 'general-talk', 'no-own-action', 'complaint', 'other-question'] as const
export type WeakKind = (typeof weakKinds)[number]

export interface Quality {
  /** Where listeners would rank it among answers to its question: about -0.5 (last) to 0.5 (first). */
  rank: number
  /** How much speaks for each kind: about 0 (nothing) to 1. */
  kinds: Record<WeakKind, number>
}

/** The learned weights: a row of numbers (the rank, then the weak kinds) for each part and each cue. */
export interface QualityModel {
  base: number[]
  parts: number[][]
  cues: Map<string, number[]>
}

let learned: QualityModel | undefined

/**
 * How listeners would rank an answer, and what makes it weak, by a ridge regression on 2,055 ranked answers that
 * `evals/training/train-answer-quality.ts` learned.
 */
export function readQuality(told: Told): Quality {
  learned ??= modelIn(readFileSync(new URL('../../../data/answer-quality.json', import.meta.url), 'utf8'))
  return qualityBy(learned, told)
}

function modelIn(json: string): QualityModel {
  const { base, parts, cues } = JSON.parse(json) as Pick<QualityModel, 'base' | 'parts'> & { cues: [string, number[]][] }
  return { base, parts, cues: new Map(cues) }
}

export function qualityBy(model: QualityModel, told: Told): Quality {
  const sums = [...model.base]
  const add = (weights: readonly number[] | undefined, value: number) =>
    weights?.forEach((weight, at) => {
      sums[at]! += weight * value
    })
  for (const [at, value] of partsOf(told).entries()) add(model.parts[at], value)
  for (const [cue, value] of cuesOf(told)) add(model.cues.get(cue), value)
  const [rank, ...kinds] = sums
  return { rank: rank!, kinds: Object.fromEntries(weakKinds.map((kind, at) => [kind, kinds[at]!])) as Quality['kinds'] }
}
