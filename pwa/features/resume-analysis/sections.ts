import type { AnalysisSectionName } from '../../../api/contract/resume-analysis.ts'
import type { Analysis, Received } from './analysis.ts'

export type ShownSection = Exclude<AnalysisSectionName, 'document'>

/** The sections in the order in which the page shows them. What the parser saw stands folded below all of them. */
export const shownSections = [
  { name: 'score', title: 'ATS score' },
  { name: 'skills', title: 'Skills match' },
  { name: 'keywords', title: 'Missing keywords' },
  { name: 'summary', title: 'Summary' },
  { name: 'recommendations', title: 'Recommendations' },
  { name: 'improvements', title: 'Resume improvements' },
  { name: 'company', title: 'The company' },
  { name: 'questions', title: 'Interview questions' },
] as const satisfies { name: ShownSection; title: string }[]

/**
 * The sections that are shown: all up to the first one still missing. A later one that is ready waits, so that nothing above a
 * reader ever grows.
 */
export function readyInOrder(received: Received): ShownSection[] {
  const firstMissing = shownSections.findIndex(({ name }) => received[name] === undefined)
  return shownSections.slice(0, firstMissing < 0 ? shownSections.length : firstMissing).map(({ name }) => name)
}

/** One line per section that is there, for screen readers: "Missing keywords ready, 3 of 8". Nothing while the results are folded. */
export function readyLines({ run, last, isOpen }: Analysis): string[] {
  const received = run.state === 'running' ? run.received : isOpen && last ? last.received : {}
  return readyInOrder(received).map((_, index) => `${shownSections[index]!.title} ready, ${index + 1} of ${shownSections.length}`)
}
