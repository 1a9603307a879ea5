import type { MatchEvidence } from '../../contract/resume-analysis.ts'
import type { MatchTerm, TermKind } from '../reading/match-reading.ts'

type How = MatchEvidence['how']
type Where = MatchEvidence['where']

const howCoverage = { exact: 1, alias: 0.9, stem: 0.7, partly: 0.5, missing: 0 } as const

/** What is proved by a document or spoken, not shown at work. */
const credentials = new Set<TermKind>(['certificate', 'licence', 'degree', 'language'])

/**
 * How far a mention is believed by where it stands, from a resume whose work shows nothing of what the ad asks to one whose work backs it
 * up. Anybody can list what an ad asks for.
 */
const believed: Record<NonNullable<Where>, { alone: number; backed: number }> = {
  experience: { alone: 1, backed: 1 },
  told: { alone: 1, backed: 1 },
  certifications: { alone: 0.8, backed: 0.8 },
  education: { alone: 0.8, backed: 0.8 },
  other: { alone: 0.5, backed: 0.8 },
  summary: { alone: 0.2, backed: 0.75 },
  skills: { alone: 0.05, backed: 0.6 },
}
const believedCredentials: typeof believed = {
  ...believed,
  certifications: { alone: 1, backed: 1 },
  education: { alone: 1, backed: 1 },
  other: { alone: 1, backed: 1 },
  summary: { alone: 0.5, backed: 0.9 },
  skills: { alone: 0.2, backed: 0.8 },
}

/** 0 to 1: how far the resume covers a term. */
export function coverageOf(how: How, where: Where, kind: TermKind, backing: number): number {
  if (where === null) return 0
  const { alone, backed } = (credentials.has(kind) ? believedCredentials : believed)[where]
  return Math.round(howCoverage[how] * (alone + (backed - alone) * backing) * 100) / 100
}

/** From this share on, what the work shows backs up everything else. */
const fullyBackedFrom = 0.5
/** Up to this share, anybody's work has a word in common with the ad. */
const nothingBackedUpTo = 0.1

/** 0 to 1: the share of the skills asked for that a line about work shows, by weight; 1 where none is asked for. */
export function shareAtWork(terms: readonly Pick<MatchTerm, 'kind' | 'importance' | 'how' | 'where'>[]): number {
  let asked = 0
  let shown = 0
  for (const { kind, importance, how, where } of terms) {
    if (credentials.has(kind) || kind === 'soft' || kind === 'title') continue
    asked += importanceWeights[importance]
    if (where === 'experience') shown += importanceWeights[importance] * howCoverage[how]
  }
  return asked === 0 ? 1 : shown / asked
}

/** 0 to 1: how far the work backs up what is only listed or claimed. */
export function backingOf(shareAtWork: number): number {
  return Math.min(1, Math.max(0, (shareAtWork - nothingBackedUpTo) / (fullyBackedFrom - nothingBackedUpTo)))
}

/** How much a requirement weighs: must-haves several times a wish, soft skills little (docs/scoring.md). */
export const importanceWeights = { must: 3, nice: 1, duty: 1, soft: 0.5 } as const

/** Missing sure must-haves lower the highest match there can be, by this much if all of many are missing. */
const mostLowered = 80
/** So many must-haves are assumed to be met besides those that were read: of one or two alone nobody's match may hang. */
const assumedMet = 3

export interface MatchScore {
  /** 0 to 100; null when there was nothing to compare. */
  points: number | null
  /** Why the match was capped, or null. */
  cap: string | null
  covered: number
  asked: number
  /** The share of must-haves in all weights, and in all points; null unless the ad asks for more than must-haves. */
  mustHaves: { weight: number; points: number } | null
}

/**
 * Match = 100 x sum(weight x coverage) / sum(weight). What is sure to be a must-have and missing lowers the highest match step by step, so
 * that wishes cannot make up for it. Alternatives share one weight.
 */
export function matchScore(terms: readonly MatchTerm[]): MatchScore {
  const all = summed(terms)
  const must = summed(terms.filter(({ importance }) => importance === 'must'))
  const asked = terms.length
  const covered = terms.filter((term) => term.how !== 'missing').length
  if (all.weights === 0) return { points: null, cap: null, covered, asked, mustHaves: null }
  const mustHaves =
    must.weights === 0 || must.weights === all.weights
      ? null
      : { weight: must.weights / all.weights, points: all.points === 0 ? 0 : must.points / all.points }
  const raw = (100 * all.points) / all.weights
  const sure = terms.filter((term) => term.confident)
  const missing = sure.filter((term) => term.how === 'missing')
  const limit = Math.round(100 - (mostLowered * missing.length) / (sure.length + assumedMet))
  return { points: Math.min(raw, limit), cap: raw > limit ? capReason(missing, limit) : null, covered, asked, mustHaves }
}

function summed(terms: readonly MatchTerm[]) {
  let weights = 0
  let points = 0
  for (const term of terms) {
    const share = importanceWeights[term.importance] / (term.how === 'missing' ? term.alternatives.length + 1 : 1)
    weights += share
    points += share * term.coverage
  }
  return { weights, points }
}

function capReason(missing: readonly MatchEvidence[], limit: number): string {
  const names = missing.slice(0, 3).map((term) => term.term)
  const listed = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  // No count: the list of missing must-haves also has those that the reader is less sure of, and would disagree.
  const which = missing.length === 1 ? 'a must-have: ' : missing.length > names.length ? 'must-haves such as ' : 'must-haves: '
  return `The match stops at ${limit} because we could not match ${which}${listed}.`
}
