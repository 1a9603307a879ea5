import type { AnalysisSectionData, MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { stateOf } from './requirement-state.ts'
import type { ShownSection } from './sections.ts'

export type Fix =
  | { kind: 'requirement'; row: MatchEvidence }
  /** Something about the file or the lines; the section says more. */
  | { kind: 'section'; section: ShownSection | 'document'; words: string }

const mostFixes = 3
/** Of the part "Evidence": below this the lines themselves are worth a look. */
const weakEvidence = 60

/**
 * What to do first, at most three: the weightiest gaps, and where there is something wrong with the file or the lines one of these too, since
 * that can be mended whatever the person has done.
 */
export function topFixes(
  { evidence, scoreParts }: Pick<AnalysisSectionData<'score'>, 'evidence' | 'scoreParts'>,
  document: AnalysisSectionData<'document'> | undefined,
): Fix[] {
  const gaps = evidence.filter((row) => stateOf(row) === 'missing' && row.importance !== 'soft')
  const problem = document?.parserView.findings.find(({ level }) => level === 'problem')
  const points = scoreParts.find(({ id }) => id === 'evidence')?.points ?? null
  const others: Fix[] = [
    ...(problem ? [{ kind: 'section', section: 'document', words: problem.title } as const] : []),
    ...(points !== null && points < weakEvidence
      ? [{ kind: 'section', section: 'improvements', words: 'Say how many, how often or how fast in your work lines' } as const]
      : []),
  ]
  const asFix = (row: MatchEvidence): Fix => ({ kind: 'requirement', row })
  const first = gaps.slice(0, others.length > 0 ? mostFixes - 1 : mostFixes)
  return [...first.map(asFix), ...others, ...gaps.slice(first.length).map(asFix)].slice(0, mostFixes)
}
