import levels from '../../../data/degree-levels.json' with { type: 'json' }
import type { ResumeReading } from '../../match-reading.ts'

/** Levels of education, the highest first, with how ads and resumes name them. */
export const degreeLevels = levels.map(({ level, names }) => [level, new RegExp(`\\b(?:${names.join('|')})`, 'i')] as const)

const underWay = /\b(?:candidate|enroll?ed|enroll?ing|expected|in progress|pursuing|studying|working towards?)\b/i

export interface OwnDegree {
  level: number
  line: string
}

/** The first line outside the jobs that names the highest degree. */
export function highestDegree({ lines }: Pick<ResumeReading, 'lines'>): OwnDegree | undefined {
  let highest: OwnDegree | undefined
  for (const { section, text } of lines) {
    if (section === 'experience' || underWay.test(text)) continue
    for (const [level, pattern] of degreeLevels)
      if ((highest === undefined || level > highest.level) && pattern.test(`${text} `)) highest = { level, line: text }
  }
  return highest
}
