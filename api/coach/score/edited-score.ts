import type { ToldLine } from '../../contract/told-line.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { citedReading, nowhere, openCited, placesFound } from '../reading/cited-reading.ts'
import type { Citation, MatchReading, ReadByModel } from '../reading/match-reading.ts'
import { ownResume } from '../reading/match-rows.ts'
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
export function editedScore({ read, ...input }: EditedScoreInput, now: Date) {
  const nowYear = now.getUTCFullYear()
  const reading = read ? editedReading(read, input, nowYear) : readMatch(input.resumeText, input.jobDescription, nowYear, input)
  const formatPoints = input.newFile ? checkFormat(input.newFile, now).points : input.formatPoints
  const [requirements, score, skills, keywords] = comparedSections(reading, formatPoints)
  return { reading, score: score.data, requirements: requirements.data, skills: skills.data, keywords: keywords.data }
}

/** A model's reading with edited lines. Unchanged lines keep their citations; changed ones are searched for each requirement's words. */
function editedReading(read: ReadByModel, input: Omit<EditedScoreInput, 'read'>, nowYear: number): MatchReading {
  const { originalText, jobDescription } = input
  const before = ownResume(originalText, jobDescription).resumeLines
  const open = openCited(read.requirements, input, nowYear)
  const old = new Map(before.map(({ id, text }) => [id, text]))
  const kept = new Map(open.resumeLines.map(({ id, text }) => [text, id]))
  const originals = new Set(old.values())
  const changed = new Set(open.resumeLines.filter(({ text }) => !originals.has(text)).map(({ id }) => id))
  const shown = read.shown.map(({ by, how }, at): Citation => {
    const still = by.flatMap((id) => kept.get(old.get(id) ?? '') ?? [])
    if (still.length > 0) return { by: still, how }
    return (changed.size > 0 && placesFound(at, changed, open)) || nowhere
  })
  return citedReading({ ...read, shown }, null, open, input.requirementLines.length > 0)
}
