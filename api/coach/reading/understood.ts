import { Problem } from '../../problem.ts'
import { adLines } from '../lines/ad-lines.ts'
import type { MatchReading } from './match-reading.ts'

/** Two lines that say the same are one to mark. */
const distinct = (lines: readonly string[]) => [...new Set(lines)]

/**
 * Nothing understood, nothing scored: the coach asks which lines are the requirements before it works, and the caller charges nothing.
 * @throws Problem requirements_not_found with the lines of the job description
 */
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
