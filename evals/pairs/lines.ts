import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import { requirementLines } from '../../api/coach/reading/requirement-lines.ts'
import { stemKey } from '../../api/coach/text/tokens.ts'
import { readLabelledPairs } from './measure.ts'
import { ownParts, readPairs } from './own/pair.ts'

interface Labelled {
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

/** How often the verdict on a line of the ad agrees with the labels of the terms in it. */
export function measureLines(pairs: readonly Labelled[]) {
  const count = { lines: 0, shown: 0, shownRight: 0, there: 0, thereShown: 0, notFound: 0, notFoundRight: 0 }
  for (const { ad, resume, missing, present, optional } of pairs) {
    for (const { text, state } of requirementLines(readMatch(resume, ad, year))) {
      const gaps = missing.filter((label) => names(text, label))
      const held = present === null || present.some((label) => names(text, label))
      const isGap = gaps.some((label) => !isAlternative(text, label))
      count.lines++
      if (gaps.length === 0 && !held) continue
      if (state === 'shown') count.shown++
      if (state === 'shown' && !isGap) count.shownRight++
      if (gaps.length === 0) count.there++
      if (gaps.length === 0 && state === 'shown') count.thereShown++
      if (state !== 'not-found') continue
      count.notFound++
      const isRight = present === null ? gaps.length > 0 || optional.some((one) => names(text, [one])) : !held
      if (isRight) count.notFoundRight++
    }
  }
  return {
    ...count,
    shownPrecision: count.shownRight / count.shown,
    shownRecall: count.thereShown / count.there,
    notFoundPrecision: count.notFoundRight / count.notFound,
  }
}
