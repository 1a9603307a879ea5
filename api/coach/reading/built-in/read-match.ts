import type { ToldLine } from '../../../contract/told-line.ts'
import type { AdReading, HardConstraint, MatchReading, MatchTerm } from '../match-reading.ts'
import { countedReading, type MatchRow, metByAnswer, type OpenTexts, openTexts, withAnswer } from '../match-rows.ts'
import { answerAbout } from '../told-lines.ts'
import { type ReadAdOptions, readAd } from './ad/ad-reading.ts'
import { adTerms } from './ad/ad-terms.ts'
import { hardConstraints } from './matching/hard-constraints.ts'
import { presenceOf } from './matching/presence.ts'
import type { ResumeIndex } from './matching/resume-index.ts'
import { isLineShown, termsByLine } from './matching/shown-lines.ts'
import type { AdTerm } from './terms/ad-term.ts'

/** Fewer terms than this and the ad was not understood: what is no ad at all has one or two by chance. */
const fewestTerms = 3
/** In lines that the person marked nothing stands by chance. */
const fewestMarkedTerms = 1

/**
 * Reads what the ad asks for and where the resume shows it. Deterministic: the same two texts give the same reading.
 * @param resumeText the visible text only
 * @param nowYear what "present" means in years of work; null leaves such jobs open
 */
export function readMatch(
  resumeText: string,
  jobDescription: string,
  nowYear: number | null = null,
  { told, ...options }: ReadAdOptions & { told?: readonly ToldLine[] | undefined } = {},
): MatchReading {
  const ad = readAd(jobDescription, options)
  const asked = adTerms(ad)
  const texts = openTexts(asked, { resumeText, jobDescription, told }, nowYear)
  const counted = countedReading(
    asked.map((term) => rowOf(term, texts)),
    texts,
  )
  const constraints = hardConstraints(ad, texts.resume, nowYear).map((one) => metByAnswer(one, texts.told))
  return {
    ...counted,
    reader: 'builtin',
    brief: null,
    checked: isUnderstood(ad, asked, options),
    ad,
    hardConstraints: constraints,
    shownLines: shownLines(ad, counted.terms, constraints, texts.index, nowYear),
  }
}

/** A term with the plainest line that shows it. */
function rowOf(term: AdTerm, texts: OpenTexts): MatchRow {
  const { text, kind, importance, requirement, group } = term
  const line = texts.adNumbers[texts.ad.indexOf(requirement)]?.id ?? ''
  const answer = answerAbout(texts.told, requirement)
  // An answer counts by what it replies, and hides no line of the file, whatever words it has.
  const others = answer ? texts.index.filter(({ line }) => line.id !== answer.id) : texts.index
  const found = presenceOf(term, others)
  return { ...{ term: text, kind, importance, line, group }, places: withAnswer(line, found ? [found] : [], texts) }
}

const expiry = /\b(?:expir(?:es|y|ed|ing)|exp\.|valid (?:to|until|through))\D{0,20}((?:19|20)\d\d)/i

/** The lines of the ad that the resume shows as a whole, and not with something that ends this year or ended before. */
function shownLines(
  ad: AdReading,
  terms: readonly MatchTerm[],
  constraints: readonly HardConstraint[],
  index: ResumeIndex,
  nowYear: number | null,
): Set<string> {
  const termsOf = termsByLine(terms)
  const isCurrent = ({ resumeLine }: MatchTerm | HardConstraint) =>
    Number(expiry.exec(resumeLine ?? '')?.[1] ?? Number.POSITIVE_INFINITY) > (nowYear ?? 0)
  const isLineWhole = (line: string) => {
    const demands = constraints.filter(({ requirement }) => requirement === line)
    return [...termsOf(line), ...demands].every(isCurrent) && isLineShown(line, termsOf(line), demands, index)
  }
  return new Set(ad.units.map(({ text }) => text).filter(isLineWhole))
}

/** So many terms of known trades are no chance. */
const fewestKnownTerms = 2

/** A text that only tells what to do may be a recipe: an ad also has a title, asks for something, or speaks of a trade. */
function isUnderstood(ad: AdReading, asked: readonly AdTerm[], { requirementLines = [] }: ReadAdOptions): boolean {
  if (requirementLines.length > 0) return asked.length >= fewestMarkedTerms
  const asks = ad.title !== null || ad.units.some(({ part }) => part === 'must' || part === 'nice')
  const isOfATrade = asked.filter(({ concepts }) => concepts.length > 0).length >= fewestKnownTerms
  return asked.length >= fewestTerms && (asks || isOfATrade)
}
