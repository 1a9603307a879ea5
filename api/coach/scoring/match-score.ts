import type { MatchEvidence } from '../../contract/resume-analysis.ts'
import type { MatchTerm } from './match-reading.ts'

/** How much a requirement weighs (research: hard demands count several times a wish, soft words little). */
export const importanceWeights = { must: 3, nice: 1, soft: 0.5 } as const
const howCoverage = { exact: 1, alias: 0.9, stem: 0.7, missing: 0 } as const
/** A skill that stands in a list and in no line about work is believed less. */
const onlyListed = 0.8
/** One missing must-have caps the match, two or more cap it lower. */
export const capWithOneMissing = 70
export const capWithMoreMissing = 55

/** 0 to 1: how far the resume covers a term. */
export function coverageOf(how: MatchEvidence['how'], where: MatchEvidence['where']): number {
  return Math.round(howCoverage[how] * (where === 'skills' ? onlyListed : 1) * 100) / 100
}

export interface MatchScore {
  /** 0 to 100; null when there was nothing to compare. */
  points: number | null
  /** Why the match was capped, or null. */
  cap: string | null
  covered: number
  asked: number
}

/** Match = 100 x sum(weight x coverage) / sum(weight), capped when must-haves found with confidence are missing. Alternatives share one weight. */
export function matchScore(terms: readonly MatchTerm[]): MatchScore {
  let weights = 0
  let points = 0
  for (const term of terms) {
    const share = importanceWeights[term.importance] / (term.how === 'missing' ? term.alternatives.length + 1 : 1)
    weights += share
    points += share * term.coverage
  }
  const asked = terms.length
  const covered = terms.filter((term) => term.how !== 'missing').length
  if (weights === 0) return { points: null, cap: null, covered, asked }
  const raw = (100 * points) / weights
  const missing = terms.filter((term) => term.how === 'missing' && term.confident)
  const limit = missing.length === 0 ? 100 : missing.length === 1 ? capWithOneMissing : capWithMoreMissing
  return { points: Math.min(raw, limit), cap: raw > limit ? capReason(missing, limit) : null, covered, asked }
}

function capReason(missing: readonly MatchTerm[], limit: number): string {
  const names = missing.slice(0, 3).map((term) => term.term)
  const rest = missing.length - names.length
  const listed =
    names.length === 1
      ? names[0]
      : `${names.slice(0, -1).join(', ')}${rest > 0 ? ',' : ' and'} ${names.at(-1)}${rest > 0 ? ` and ${rest} more` : ''}`
  return missing.length === 1
    ? `The match stops at ${limit} because one must-have does not appear in your resume: ${listed}.`
    : `The match stops at ${limit} because ${missing.length} must-haves do not appear in your resume: ${listed}.`
}
