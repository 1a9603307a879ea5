import * as z from 'zod'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import { requirementLines as limits } from '../../contract/limits.ts'
import { resumeMissing } from '../../contract/problems.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import {
  interviewRoundIn,
  isPdfOrWord,
  jobDescriptionIn,
  type ResumeRule,
  readResumeForm,
  refuse,
  toldIn,
} from '../../http/forms/resume-form.ts'
import { Problem } from '../../problem.ts'

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
  const form = await readResumeForm(request, rule, { requirementLines: limits.maxCharacters, interviewMode: 10 })
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

const Lines = z.array(z.string()).min(1).max(limits.atMost)

function checkedRequirementLines(field: string | undefined, jobDescription: string): string[] {
  if (field === undefined || field === '') return []
  const lines = Lines.safeParse(parsed(field))
  if (!lines.success) throw new Problem('bad_request', { message: 'Please mark at least one line of the job description.' })
  const ad = ` ${wordsOf(jobDescription)} `
  const unknown = lines.data.filter((line) => wordsOf(line) === '' || !ad.includes(` ${wordsOf(line)} `))
  if (unknown.length > 0)
    throw new Problem('bad_request', {
      message: 'A line you marked is not in this job description. Please mark the lines again.',
    })
  return lines.data
}

function parsed(field: string): unknown {
  try {
    return JSON.parse(field)
  } catch {
    return null
  }
}

/** Letters and digits only, since bullets, quotes and line breaks may have been normalized. */
function wordsOf(text: string): string {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
