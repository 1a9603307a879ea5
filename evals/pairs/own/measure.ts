import { readMatch } from '../../../api/coach/reading/built-in/read-match.ts'
import { sameTerm } from '../measure.ts'
import type { Pair } from './pair.ts'

export interface Measured {
  right: string[]
  /** Reported, and neither labelled nor optional. */
  wrong: string[]
  /** Labelled, and not reported. */
  overlooked: string[]
}

/** Compares what the engine reports missing with the labels of a pair. */
export function measure(pair: Pair): Measured {
  const reported = readMatch(pair.resume, pair.ad).missing.map((term) => term.term)
  const matches = (term: string, wordings: readonly string[]) => wordings.some((wording) => sameTerm(term, wording))
  const overlooked = pair.missing
    .filter((wordings) => !reported.some((term) => matches(term, wordings)))
    .map((wordings) => wordings[0]!)
  const right = reported.filter((term) => pair.missing.some((wordings) => matches(term, wordings)))
  const wrong = reported.filter((term) => !right.includes(term) && !matches(term, pair.optional))
  return { right, wrong, overlooked }
}

/** Micro-averaged over all pairs: precision over reported terms, recall over labels. */
export function precisionAndRecall(pairs: readonly Pair[]): { precision: number; recall: number } {
  let right = 0
  let wrong = 0
  let found = 0
  let labels = 0
  for (const pair of pairs) {
    const measured = measure(pair)
    right += measured.right.length
    wrong += measured.wrong.length
    found += pair.missing.length - measured.overlooked.length
    labels += pair.missing.length
  }
  return { precision: right / (right + wrong), recall: found / labels }
}
