import { type Pair, readPairs } from '../../../../../evals/pairs/own/pair.ts'

export interface LabelledPitch {
  transcript: string
  /** Length of the recording. */
  seconds: number
}

/**
 * Three recordings for one job, written and put in this order by a person before any rule was tuned on them: a strong pitch, a weak one, and
 * something that is none.
 */
export interface LabelledJob {
  /** The ad is that of the pair of this name. */
  pair: string
  part: Parameters<typeof readPairs>[0]
  strong: LabelledPitch
  weak: LabelledPitch
  none: LabelledPitch
}

/** What the labels mean in points: a careful listener's bands, set before the first run. */
export const bands = { strongAtLeast: 7, weakAtLeast: 2, weakAtMost: 6, noneAtMost: 2 } as const

export function pairOf({ pair, part }: LabelledJob): Pair {
  return readPairs(part).find(({ name }) => name === pair)!
}
