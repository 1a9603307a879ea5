import { readFileSync } from 'node:fs'
import { cuesOf, partsOf, type Told } from './quality-features.ts'

export const weakKinds = ['refusal', 'contempt', 'general-talk', 'no-own-action', 'complaint', 'other-question'] as const
export type WeakKind = (typeof weakKinds)[number]

export interface Quality {
  /** Where listeners would rank it: about -0.5 (last) to 0.5 (first). */
  rank: number
  /** About 0 to 1 for each kind. */
  kinds: Record<WeakKind, number>
}

/** A row (the rank, then the weak kinds) for each part and each cue. */
export interface QualityModel {
  base: number[]
  parts: number[][]
  cues: Map<string, number[]>
}

let learned: QualityModel | undefined

/** Ridge regression on 2,055 ranked answers (`evals/training/train-answer-quality.ts`). */
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
