import type { ResumeReading } from '../../match-reading.ts'

/** Levels of education, the highest first, with how ads and resumes name them. */
export const degreeLevels: readonly [level: number, name: RegExp][] = [
  [5, /\b(?:phd|doctorate|doctoral)\b/i],
  [4, /\b(?:master'?s?(?: degree| of| in| preferred| required)|msc|mba|m\.?a\.? in|graduate degree|ms in|msn|msw|m\.?ed)\b/i],
  [
    3,
    /\b(?:bachelor'?s?|b\.?sc\b|b\.?a\.? |b\.?s\.? |b\.?b\.?a\b|ba\b|bs\b|beng|bsn|undergraduate degree|university degree|college degree|(?<!associate['’]?s? )degree in|a degree|degree or|4-year degree|llb|hons)/i,
  ],
  [2, /\b(?:associate'?s?(?: degree| of| or\b)|a\.?a\.?s\.?\b|adn\b|hnd\b|foundation degree|2-year degree)/i],
  [
    1,
    /\b(?:(?:high school|hs) (?:diploma|graduate|education)|diploma\b.{1,40}\bhigh school|ged\b|a[- ]levels?|secondary (?:school|education))/i,
  ],
]

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
