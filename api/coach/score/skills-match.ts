import type { RequirementLine } from '../../contract/resume-analysis.ts'

const groupNames: Record<RequirementLine['kind'], string> = {
  work: 'Skills and experience',
  certificate: 'Licenses and certificates',
  degree: 'Education',
  language: 'Languages',
  years: 'Years of experience',
  condition: 'Conditions of the work',
}

/** How many of the ad's lines of each kind the resume shows, in percent. */
export function skillsMatch(lines: readonly RequirementLine[]): { name: string; percentage: number }[] {
  return [...Map.groupBy(lines, ({ kind }) => groupNames[kind])].map(([name, members]) => {
    const shown = members.filter(({ state }) => state === 'shown').length
    return { name, percentage: Math.round((100 * shown) / members.length) }
  })
}
