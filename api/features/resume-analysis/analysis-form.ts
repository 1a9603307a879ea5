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
  requirementLines: string[]
  told: ToldLine[]
  interviewRound: InterviewRound | null
  isVoice: boolean
}

const rule: ResumeRule = { field: 'resume', takes: isPdfOrWord }

/** Checks, in this order: resume present, type, size; job description and marked lines; the round, required for voice. */
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
