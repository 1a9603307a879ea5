import type { Importance, MatchEvidence } from '../../contract/resume-analysis.ts'
import type { MatchTerm, TermKind } from '../reading/match-reading.ts'
import believed from './coverage.json' with { type: 'json' }
import { within } from './weighted-parts.ts'

type How = MatchEvidence['how']
type Where = MatchEvidence['where']

/** Words that are only alike prove nothing. */
const howCoverage = { exact: 1, alias: 0.9, stem: 0, partly: 0.5, missing: 0 } as const

const credentials = new Set<TermKind>(['certificate', 'licence', 'degree', 'language'])

/** How far a mention counts by its section: if the work shows nothing the ad asks for, and if it does. Anyone can list keywords. */
export function coverageOf(how: How, where: Where, kind: TermKind, backing: number): number {
  if (where === null) return 0
  const { alone, backed } = believed[credentials.has(kind) ? 'credential' : 'any'][where]
  return Math.round(howCoverage[how] * (alone + (backed - alone) * backing) * 100) / 100
}

/** From this share of the skills on, the work backs everything else. */
export const fullyBackedFrom = 0.2

export const backingOf = (shareAtWork: number): number => within(shareAtWork / fullyBackedFrom)

export const weightOf = (importance: Importance): number => (importance === 'must' ? 3 : 1)

/** 0 to 1: the weighted share of requested skills that a line about work shows. */
export function shareAtWork(terms: readonly Pick<MatchTerm, 'kind' | 'importance' | 'how' | 'where'>[]): number {
  let asked = 0
  let shown = 0
  for (const { kind, importance, how, where } of terms) {
    if (credentials.has(kind) || kind === 'soft') continue
    asked += weightOf(importance)
    if (where === 'experience') shown += weightOf(importance) * howCoverage[how]
  }
  return asked === 0 ? 1 : shown / asked
}
