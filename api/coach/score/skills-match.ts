import { type RequirementLine, skillGroups } from '../../contract/resume-analysis.ts'

/**
 * How much of the ad's lines of each kind the resume shows, in percent: a line that is shown in part counts half. What we cannot tell is left out,
 * and so is a kind of which nothing can be told.
 */
export function skillsMatch(lines: readonly RequirementLine[]): { name: string; percentage: number }[] {
  return [...Map.groupBy(lines, ({ kind }) => skillGroups[kind])].flatMap(([name, members]) => {
    const shares = members.map(shareOf).filter((share) => share !== null)
    if (shares.length === 0) return []
    return { name, percentage: Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length) }
  })
}

function shareOf({ state, terms }: RequirementLine): number | null {
  if (state !== 'unsure') return state === 'shown' ? 1 : 0
  return terms.some(({ shown }) => shown) ? 0.5 : null
}
