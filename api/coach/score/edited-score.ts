import type { ToldLine } from '../../contract/told-line.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { editedReading } from '../reading/edited-reading.ts'
import type { ReadByModel } from '../reading/match-reading.ts'
import { comparedSections } from './analysis-numbers.ts'
import { checkFormat } from './format-check.ts'

export interface EditedScoreInput {
  resumeText: string
  originalText: string
  jobDescription: string
  requirementLines: readonly string[]
  told?: readonly ToldLine[] | undefined
  /** null where the built-in reader read. The model is not asked again. */
  read: ReadByModel | null
  /** Of the original file. */
  formatPoints: number | null
  /** A new file, whose format counts instead. */
  newFile?: ResumeDocument | undefined
}

/** The score with some lines changed, by the same reading of the ad. */
export function editedScore({ read, requirementLines, newFile, ...texts }: EditedScoreInput, now: Date) {
  const nowYear = now.getUTCFullYear()
  const reading = read
    ? editedReading(read, texts, nowYear, requirementLines.length > 0)
    : readMatch(texts.resumeText, texts.jobDescription, nowYear, { requirementLines, told: texts.told })
  const formatPoints = newFile ? checkFormat(newFile, { now }).points : texts.formatPoints
  const [requirements, score, skills, keywords] = comparedSections(reading, formatPoints)
  return { reading, score: score.data, requirements: requirements.data, skills: skills.data, keywords: keywords.data }
}
