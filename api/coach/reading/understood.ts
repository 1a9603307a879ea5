import { Problem } from '../../problem.ts'
import { adLines } from '../lines/ad-lines.ts'
import type { MatchReading } from './match-reading.ts'

const distinct = (lines: readonly string[]) => [...new Set(lines)]

/** Asks which lines are the requirements instead of scoring what was not understood; the caller charges nothing. */
export function assertUnderstood(
  { checked }: MatchReading,
  jobDescription: string,
  requirementLines: readonly string[] = [],
): void {
  if (checked) return
  throw new Problem('requirements_not_found', {
    ...(requirementLines.length > 0 && { message: nothingInMarks }),
    adLines: distinct(adLines(jobDescription).map(({ text }) => text)),
  })
}

const nothingInMarks =
  'We found no skill, tool or qualification in the lines you marked. Please mark the lines that name what the job asks for.'
