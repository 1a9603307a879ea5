import type { EditedScore } from '../../contract/resume-analysis.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { comparedSections } from './analysis-numbers.ts'
import { findProposals } from './proposed/find-proposals.ts'
import type { Proposal } from './proposed/proposal.ts'
import { uniteReadings } from './proposed/unite-readings.ts'

/** What was read for an analysis and does not change with the lines of the resume. */
export interface EditedScoreInput {
  resumeText: string
  jobDescription: string
  requirementLines: readonly string[]
  /** What the connected model pointed at then, in words. It is not asked again; each quote is looked up anew. */
  proposals: readonly Proposal[]
  /** Of the file, which nobody has edited. */
  formatPoints: number | null
}

/** The score of an analysis with some lines of the resume changed, by the same reading of the ad. */
export function editedScore(
  { resumeText, jobDescription, requirementLines, proposals, formatPoints }: EditedScoreInput,
  now: Date,
): EditedScore {
  const own = readMatch(resumeText, jobDescription, now.getUTCFullYear(), { requirementLines })
  const reading = uniteReadings(own, findProposals(proposals, own))
  const [score, skills, keywords] = comparedSections(reading, formatPoints)
  return { score: score.data, skills: skills.data, keywords: keywords.data }
}
