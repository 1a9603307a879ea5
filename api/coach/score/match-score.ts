import type { MatchEvidence } from '../../contract/resume-analysis.ts'
import type { MatchTerm, TermKind } from '../reading/match-reading.ts'
import { listed } from './wording.ts'

type How = MatchEvidence['how']
type Where = MatchEvidence['where']

/** Words that are only alike prove nothing. */
const howCoverage = { exact: 1, alias: 0.9, stem: 0, partly: 0.5, missing: 0 } as const

const credentials = new Set<TermKind>(['certificate', 'licence', 'degree', 'language'])

/** How far a mention counts by its section: if the work shows nothing the ad asks for, and if it does. Anyone can list keywords. */
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

export function coverageOf(how: How, where: Where, kind: TermKind, backing: number): number {
  if (where === null) return 0
  const { alone, backed } = (credentials.has(kind) ? believedCredentials : believed)[where]
  return Math.round(howCoverage[how] * (alone + (backed - alone) * backing) * 100) / 100
}

/** From this share on, the work backs everything else. */
const fullyBackedFrom = 0.5
/** Up to this share, any work has words in common with the ad. */
const nothingBackedUpTo = 0.1

/** 0 to 1: the weighted share of requested skills that a line about work shows. */
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

export function backingOf(shareAtWork: number): number {
  return Math.min(1, Math.max(0, (shareAtWork - nothingBackedUpTo) / (fullyBackedFrom - nothingBackedUpTo)))
}

/** docs/scoring.md explains the weights. */
const importanceWeights = { must: 3, nice: 1, duty: 1, soft: 0.5 } as const

/** How far missing must-haves lower the highest possible match. */
const mostLowered = 80
/** Counted as met in advance, so that no match hangs on one or two must-haves. */
const assumedMet = 3

export interface MatchScore {
  points: number | null
  cap: string | null
  covered: number
  asked: number
  /** Must-haves' share of weights and points; null unless the ad asks for more. */
  mustHaves: { weight: number; points: number } | null
}

/** Match = 100 x sum(weight x coverage) / sum(weight). Missing must-haves lower the limit, so that wishes cannot make up for them. */
export function matchScore(terms: readonly MatchTerm[]): MatchScore {
  const all = summed(terms)
  const must = summed(terms.filter(({ importance }) => importance === 'must'))
  const asked = terms.length
  const covered = terms.filter(({ coverage }) => coverage > 0).length
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
  // No count: the list of missing must-haves also has less certain ones.
  const which = missing.length === 1 ? 'a must-have: ' : missing.length > names.length ? 'must-haves such as ' : 'must-haves: '
  return `The match stops at ${limit} because we could not match ${which}${listed(names)}.`
}
