import type { Importance, MatchEvidence } from '../../../api/contract/resume-analysis.ts'

/** How the resume shows a requirement: in the same words, in similar ones (`close`), or not at all. */
export type RequirementState = 'found' | 'close' | 'missing'

export function stateOf({ how }: Pick<MatchEvidence, 'how'>): RequirementState {
  return how === 'missing' ? 'missing' : how === 'exact' ? 'found' : 'close'
}

export const stateWords: Record<RequirementState, string> = {
  found: 'Found',
  close: 'Found in similar words',
  missing: 'Missing',
}

export const importanceWords: Record<Importance, string> = {
  must: 'Must-have',
  nice: 'Nice to have',
  duty: 'Duty',
  soft: 'Soft skill',
}

export interface RequirementCounts {
  asked: number
  /** In the same or in similar words. */
  shown: number
  found: number
  close: number
  missing: number
}

/** The one count of everything that the score compared: the picture, the ad and the list of gaps all show it. */
export function countsOf(evidence: readonly MatchEvidence[]): RequirementCounts {
  const of = (state: RequirementState) => evidence.filter((row) => stateOf(row) === state).length
  const [found, close, missing] = [of('found'), of('close'), of('missing')]
  return { asked: evidence.length, shown: found + close, found, close, missing }
}

/** "12 found, 5 missing" */
export const countWords = ({ shown, missing }: RequirementCounts) => `${shown} found, ${missing} missing`

/** What is missing, in three groups that add up to the count. */
export function missingGroups(evidence: readonly MatchEvidence[]): { title: string; rows: MatchEvidence[] }[] {
  const missing = evidence.filter((row) => stateOf(row) === 'missing')
  const group = (title: string, importance: Importance) => ({
    title,
    rows: missing.filter((row) => row.importance === importance),
  })
  return [
    group('Must have', 'must'),
    group('Nice to have', 'nice'),
    group('Duties', 'duty'),
    group('Soft skills', 'soft'),
  ].filter(({ rows }) => rows.length > 0)
}
