import type { RequirementLine } from './resume-analysis.ts'

/** Shown, in part at least, or surely missing. */
export const couldTell = ({ state, terms }: Pick<RequirementLine, 'state' | 'terms'>): boolean =>
  state !== 'unsure' || terms.some(({ shown }) => shown)

/** "Your resume shows 9 of 14 requirements, you told us 2 more; 3 to confirm": on the page, in the file, and in the summary. */
export function shownCount(lines: readonly RequirementLine[]): string {
  const allShown = lines.filter(({ state }) => state === 'shown')
  const told = allShown.filter(({ resumeLineFrom }) => resumeLineFrom === 'told').length
  const shown = allShown.length - told
  const open = lines.filter((line) => !couldTell(line)).length
  const count = `Your resume shows ${shown} of ${lines.length} ${lines.length === 1 ? 'requirement' : 'requirements'}${told > 0 ? `, you told us ${told} more` : ''}`
  return open === 0 ? count : `${count}; ${open} to confirm`
}
