import type { RequirementLine } from './resume-analysis.ts'

/** Shown, in part at least, or surely missing. */
export const couldTell = ({ state, terms }: Pick<RequirementLine, 'state' | 'terms'>): boolean =>
  state !== 'unsure' || terms.some(({ shown }) => shown)
