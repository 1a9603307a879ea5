import type { RequirementLine } from '../../../api/contract/resume-analysis.ts'
import type { Received } from './analysis.ts'
import { lanesOf, linesIn } from './requirement-lines.ts'
import type { ShownSection } from './sections.ts'

export type Fix =
  | { kind: 'requirement'; line: RequirementLine }
  /** Something about the file or the lines; the section says more. */
  | { kind: 'section'; section: ShownSection | 'document'; words: string }

const mostFixes = 3
/** Of the part "Evidence": below this the lines themselves are worth a look. */
const weakEvidence = 60

/**
 * What to do first, at most three: the weightiest open lines, and where something is wrong with the file or the user's lines one of these too,
 * since that can be mended in any case.
 */
export function topFixes(received: Pick<Received, 'requirements' | 'score' | 'document'>): Fix[] {
  const open = lanesOf(linesIn(received).filter(({ state, reply }) => state !== 'shown' && reply === null))
  const asFix = (line: RequirementLine): Fix => ({ kind: 'requirement', line })
  const gaps = open
    .flatMap(({ lines }) => lines)
    .toSorted((one, other) => Number(other.importance === 'must') - Number(one.importance === 'must'))
    .map(asFix)
  const problem = received.document?.parserView.findings.find(({ level }) => level === 'problem')
  const points = received.score?.scoreParts.find(({ id }) => id === 'evidence')?.points ?? null
  const others: Fix[] = [
    ...(problem ? [{ kind: 'section', section: 'document', words: problem.title } as const] : []),
    ...(points !== null && points < weakEvidence
      ? [{ kind: 'section', section: 'improvements', words: 'Say how many, how often or how fast in your work lines' } as const]
      : []),
  ]
  const first = gaps.slice(0, others.length > 0 ? mostFixes - 1 : mostFixes)
  return [...first, ...others, ...gaps.slice(first.length)].slice(0, mostFixes)
}
