import type { AnalysisSectionName } from '../../../api/contract/resume-analysis.ts'
import type { Received } from './analysis.ts'

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

/** The line for screen readers: "Missing keywords ready, 3 of 8". */
export function readyLine(index: number): string {
  return `${shownSections[index]!.title} ready, ${index + 1} of ${shownSections.length}`
}

/** The specification of our design: lines for screen readers stand at least this far apart. */
const lineEveryMs = 3_000

/** How long to wait before the next line may be spoken, in ms. */
export function untilNextLine(lastLineAtMs: number | null, nowMs: number): number {
  return lastLineAtMs === null ? 0 : Math.max(0, lastLineAtMs + lineEveryMs - nowMs)
}
