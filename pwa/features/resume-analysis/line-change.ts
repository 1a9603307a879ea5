import type { MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { stateOf } from './requirement-state.ts'

interface Scored {
  atsScore: number
  evidence: readonly MatchEvidence[]
}

/** What an edited line has changed: the score before and after, and which requirements became found or got lost. */
export function lineChange(before: Scored, after: Scored) {
  const missing = (evidence: readonly MatchEvidence[]) =>
    evidence.filter((row) => stateOf(row) === 'missing').map(({ term }) => term)
  const [missingBefore, missingAfter] = [missing(before.evidence), missing(after.evidence)]
  const asked = new Set(after.evidence.map(({ term }) => term))
  return {
    before: before.atsScore,
    after: after.atsScore,
    nowFound: missingBefore.filter((term) => !missingAfter.includes(term) && asked.has(term)),
    nowMissing: missingAfter.filter((term) => !missingBefore.includes(term)),
  }
}

/** "65, now 68. Found now: telemetry." */
export function changeWords({ before, after, nowFound, nowMissing }: ReturnType<typeof lineChange>): string {
  return [
    before === after ? `The score stays at ${after}.` : `The score goes from ${before} to ${after}.`,
    nowFound.length > 0 ? `Found now: ${nowFound.join(', ')}.` : '',
    nowMissing.length > 0 ? `Missing now: ${nowMissing.join(', ')}.` : '',
    nowFound.length + nowMissing.length === 0 ? 'No requirement changed its place.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
