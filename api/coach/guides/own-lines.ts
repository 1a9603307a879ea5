import { isDeed } from '../reading/built-in/resume/resume-reading.ts'
import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import { strongestLines } from './requirements.ts'

const countWords =
  /\d|%|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|half|third|quarter|daily|weekly|monthly|yearly|annual(?:ly)?|once|twice|each|every)\b/i
const results =
  /\b(?:reduc|increas|improv|doubl|tripl|halv|sav|cut|rais|grew|grow|won|award|earn|record|first|best|fewer|faster|result|led to|so that)/i
const longestLine = 160

/** Lines that certainly tell a deed without its size: not those with a figure, a number word or a result. */
export function linesWithoutResult({ resume }: MatchReading): ExperienceLine[] {
  return resume.experienceLines.filter(
    ({ text, words, startsWithActionVerb, hasFigure }) =>
      startsWithActionVerb &&
      isDeed(text) &&
      !hasFigure &&
      words >= 4 &&
      text.length <= longestLine &&
      !countWords.test(text) &&
      !results.test(text),
  )
}

/** The lines that show most of what the ad asks for, where others stand above them under the same job. */
export function linesToMoveUp(reading: MatchReading): ExperienceLine[] {
  const { experienceLines } = reading.resume
  const isBelow = (line: ExperienceLine) => {
    const above = experienceLines[experienceLines.indexOf(line) - 1]
    return line.job !== null && above?.job === line.job
  }
  return strongestLines(reading).slice(0, mostStrong).filter(isBelow)
}

const mostStrong = 2
