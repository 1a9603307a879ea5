import type { ToldLine } from '../../contract/told-line.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { editedReading } from '../reading/edited-reading.ts'
import type { ReadByModel } from '../reading/match-reading.ts'
import { comparedSections } from './analysis-numbers.ts'
import { checkFormat } from './format-check.ts'

/** What was read for an analysis and does not change with the lines of the resume. */
export interface EditedScoreInput {
  /** With the lines changed. */
  resumeText: string
  /** As it was analyzed. */
  originalText: string
  jobDescription: string
  requirementLines: readonly string[]
  /** What the user answered to gap questions: lines of their own, besides the resume. */
  told?: readonly ToldLine[] | undefined
  /** What the connected model read then; it is not asked again. null where the built-in reader read. */
  read: ReadByModel | null
  /** Of the file, which the user has not edited. */
  formatPoints: number | null
  /** A new file with these lines, whose format counts instead. */
  newFile?: ResumeDocument | undefined
}

/** The score of an analysis with some lines of the resume changed, by the same reading of the ad. */
export function editedScore({ read, requirementLines, newFile, ...texts }: EditedScoreInput, now: Date) {
  const nowYear = now.getUTCFullYear()
  const reading = read
    ? editedReading(read, texts, nowYear, requirementLines.length > 0)
    : readMatch(texts.resumeText, texts.jobDescription, nowYear, { requirementLines, told: texts.told })
  const formatPoints = newFile ? checkFormat(newFile, { now }).points : texts.formatPoints
  const [requirements, score, skills, keywords] = comparedSections(reading, formatPoints)
  return { reading, score: score.data, requirements: requirements.data, skills: skills.data, keywords: keywords.data }
}
