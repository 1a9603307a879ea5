import type { InterviewRound } from '../../contract/interview-rounds.ts'
import { requirementLines } from '../../contract/limits.ts'
import { resumeMissing } from '../../contract/problems.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import {
  interviewRoundIn,
  isPdfOrWord,
  jobDescriptionIn,
  type ResumeRule,
  readResumeForm,
  refuse,
} from '../../http/forms/resume-form.ts'
import { toldField, toldIn } from '../../http/forms/told-field.ts'
import { checkedRequirementLines } from './requirement-lines.ts'

export interface AnalysisForm {
  jobDescription: string
  resume: Uint8Array
  /** Lines of the job description that the person marked as its requirements; empty unless they were asked to. */
  requirementLines: string[]
  /** What the user answered to gap questions about this job description. */
  told: ToldLine[]
  /** Interviews of this round are prepared for; null where none is named. */
  interviewRound: InterviewRound | null
  /** Whether a voice interview is asked for instead of an analysis; it has a round. */
  isVoice: boolean
}

const rule: ResumeRule = { field: 'resume', takes: isPdfOrWord }

/**
 * The form of POST /api/analyze, checked in this order: resume there, of a kind we take, not too large; then the job description, and the
 * lines marked in it; the round, which a voice interview needs.
 * @throws Problem bad_request, wrong_type or too_large
 */
export async function readAnalysisForm(request: Request): Promise<AnalysisForm> {
  const form = await readResumeForm(request, rule, {
    requirementLines: requirementLines.maxCharacters,
    interviewMode: 10,
    ...toldField,
  })
  const { resume, fields } = form
  const isVoice = fields.interviewMode === 'true'
  if (!resume) refuse(isVoice ? resumeMissing.elsewhere : resumeMissing.forAnalysis)
  const jobDescription = jobDescriptionIn(form)
  return {
    jobDescription,
    resume,
    requirementLines: isVoice ? [] : checkedRequirementLines(fields.requirementLines, jobDescription),
    told: toldIn(form),
    interviewRound: isVoice || fields.interviewRound ? interviewRoundIn(form) : null,
    isVoice,
  }
}
