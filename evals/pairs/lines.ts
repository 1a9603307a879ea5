import { createHash } from 'node:crypto'
import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import { isCompared, requirementLines } from '../../api/coach/reading/requirement-lines.ts'
import { stemKey } from '../../api/coach/text/tokens.ts'
import { readLabelledPairs } from './measure.ts'
import { ownParts, readPairs } from './own/pair.ts'

export interface Labelled {
  name: string
  ad: string
  resume: string
  /** Each under all its wordings. */
  missing: string[][]
  /** null: everything else is there. */
  present: string[][] | null
  optional: string[]
}

const year = 2026

/** All labelled pairs; the first sets were developed with. */
export function allPairs(): Labelled[] {
  const sets = (['development', 'held-out', 'held-out-own'] as const).flatMap(readLabelledPairs).map((pair) => {
    const wordings = (label: string) => [label, ...(pair.variants[label] ?? [])]
    return { ...pair, missing: pair.missing.map(wordings), present: pair.present.map(wordings) }
  })
  return [...sets, ...ownParts.flatMap(readPairs).map((pair) => ({ ...pair, present: null }))]
}

const names = (line: string, wordings: readonly string[]) =>
  wordings.some((wording) => ` ${stemKey(line)} `.includes(` ${stemKey(wording)} `))

/** "French or German": German may be missing. */
const isAlternative = (line: string, wordings: readonly string[]) =>
  wordings.map(RegExp.escape).some((word) => new RegExp(`\\bor (?:an? )?${word}|${word}s?(?:,[^.;]*)? or\\b`, 'i').test(line))

/** Whether the built-in reader learned from a pair of this name; the others were never looked at. */
export const isLearnedFrom = (name: string) => createHash('sha256').update(name).digest()[0]! % 2 === 0

/** What the labels of a pair say of a line of its ad; null for a heading, and where no label is in the line. */
export function labelOf(line: string, { missing, present, optional }: Omit<Labelled, 'name' | 'ad' | 'resume'>) {
  const gaps = missing.filter((label) => names(line, label))
  const isNamed = present?.some((label) => names(line, label)) ?? true
  if (/:\s*$/.test(line) || (gaps.length === 0 && !isNamed)) return null
  return {
    isThere: gaps.length === 0,
    /** Something is missing that no alternative makes up for. */
    isGap: gaps.some((label) => !isAlternative(line, label)),
    mayBeMissing: present === null ? gaps.length > 0 || optional.some((one) => names(line, [one])) : !isNamed,
  }
}

/** How often the verdict on a line of the ad agrees with the labels of the terms in it. */
export function measureLines(pairs: readonly Labelled[]) {
  const count = { lines: 0, shown: 0, shownRight: 0, there: 0, thereShown: 0, notFound: 0, notFoundRight: 0 }
  for (const pair of pairs) {
    for (const { text, state } of requirementLines(readMatch(pair.resume, pair.ad, year)).filter(isCompared)) {
      count.lines++
      const label = labelOf(text, pair)
      if (!label) continue
      if (label.isThere) count.there++
      if (label.isThere && state === 'shown') count.thereShown++
      if (state === 'shown') count.shown++
      if (state === 'shown' && !label.isGap) count.shownRight++
      if (state === 'not-found') count.notFound++
      if (state === 'not-found' && label.mayBeMissing) count.notFoundRight++
    }
  }
  return {
    ...count,
    shownPrecision: count.shownRight / count.shown,
    shownRecall: count.thereShown / count.there,
    notFoundPrecision: count.notFoundRight / count.notFound,
  }
}
