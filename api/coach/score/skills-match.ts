import type { MatchTerm, TermKind } from '../reading/match-reading.ts'
import { importanceWeights } from './match-score.ts'

const groupNames: Record<TermKind, string> = {
  skill: 'Core skills',
  method: 'Methods and standards',
  tool: 'Tools and software',
  certificate: 'Licenses and certificates',
  licence: 'Licenses and certificates',
  degree: 'Education and field',
  domain: 'Education and field',
  language: 'Languages',
  soft: 'Soft skills',
  title: 'Job title',
}
/** As many single skills as fit a phone's screen below the groups. */
const mostSkills = 8

/**
 * How far the resume covers the ad, in percent: first per group of terms (weighted as in the score), then for the weightiest terms one by
 * one. Percentages are the coverage of the score's own rows.
 */
export function skillsMatch(terms: readonly MatchTerm[]): { name: string; percentage: number }[] {
  const groups = new Map<string, MatchTerm[]>()
  for (const term of terms) {
    const name = groupNames[term.kind]
    groups.set(name, [...(groups.get(name) ?? []), term])
  }
  const grouped = [...groups].map(([name, members]) => ({ name, percentage: coveredShare(members) }))
  const single = terms
    .filter((term) => term.kind !== 'soft' && !groups.has(term.term))
    .slice(0, mostSkills)
    .map((term) => ({ name: term.term, percentage: Math.round(term.coverage * 100) }))
  return [...grouped, ...single]
}

function coveredShare(terms: readonly MatchTerm[]): number {
  const weights = terms.reduce((sum, term) => sum + importanceWeights[term.importance], 0)
  const points = terms.reduce((sum, term) => sum + importanceWeights[term.importance] * term.coverage, 0)
  return weights === 0 ? 0 : Math.round((100 * points) / weights)
}
