import type { MatchEvidence } from '../../contract/resume-analysis.ts'
import type { MatchTerm, TermKind } from '../reading/match-reading.ts'
import { importanceWeights } from './match-score.ts'

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
