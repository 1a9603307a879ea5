import { type InterviewRound, InterviewRoundId } from '../../contract/interview-rounds.ts'
import {
  countWords,
  jobDescriptionMaxCharacters,
  jobDescriptionMaxWords,
  jobDescriptionMinCharacters,
  requirementLines,
  resumeMaxBytes,
} from '../../contract/limits.ts'
import { problems } from '../../contract/problems.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview.ts'
import type { FileHead, FormRules, UploadedForm } from '../../media/uploads/form-rules.ts'
import { readMultipart } from '../../media/uploads/read-multipart.ts'
import { Problem } from '../../problem.ts'
import { checkedRequirementLines } from './requirement-lines.ts'

export interface AnalysisForm {
  jobDescription: string
  resume: Uint8Array
  /** Lines of the job description that the person marked as its requirements; none unless they were asked. */
  requirementLines: string[]
  /** Set where interviewMode='true' asks for a voice interview instead of an analysis. */
  interviewRound: InterviewRound | null
}

const resumeTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** By extension or by MIME type (specification, section 5). What the file really is, its content says later. */
function checkResume({ name, declaredType }: FileHead): void {
  if (!/\.(?:pdf|docx?)$/i.test(name) && !resumeTypes.includes(declaredType)) throw new Problem('wrong_type')
}

const rules: FormRules = {
  fields: {
    jobDescription: { maxCharacters: jobDescriptionMaxCharacters },
    requirementLines: { maxCharacters: requirementLines.maxCharacters },
    interviewMode: { maxCharacters: 10 },
    interviewRound: { maxCharacters: 100 },
  },
  files: { resume: { maxBytes: resumeMaxBytes, tooLarge: problems.too_large.message, check: checkResume } },
}

/**
 * The form of POST /api/analyze, checked in the order of specification section 5: resume there, of a kind we take, not too large; then
 * the job description, and the lines marked in it; for a voice interview, the round.
 * @throws Problem bad_request, wrong_type or too_large, each with the specification's sentence
 */
export async function readAnalysisForm(request: Request): Promise<AnalysisForm> {
  const form = await readMultipart(request, rules)
  const { resume } = form.files
  const isVoice = form.fields.interviewMode === 'true'
  const missing = isVoice ? voiceInterviewTexts.resumeMissing : 'Please upload your resume before analyzing'
  if (!resume) throw new Problem('bad_request', { message: missing })
  // An empty file brings no byte at which the reader could have looked at its name.
  checkResume(resume)
  const jobDescription = checkedJobDescription(form)
  return {
    jobDescription,
    resume: resume.bytes,
    requirementLines: isVoice ? [] : checkedRequirementLines(form.fields.requirementLines, jobDescription),
    interviewRound: isVoice ? checkedRound(form) : null,
  }
}

function checkedRound({ fields }: UploadedForm): InterviewRound {
  const round = InterviewRoundId.safeParse(fields.interviewRound)
  if (!round.success) throw new Problem('bad_request', { message: 'Please select an interview round' })
  return round.data
}

function checkedJobDescription({ fields, tooLong }: UploadedForm): string {
  const text = fields.jobDescription ?? ''
  if (text.trim().length < jobDescriptionMinCharacters)
    throw new Problem('bad_request', { message: 'Job description must be at least 50 characters' })
  if (countWords(text) > jobDescriptionMaxWords)
    throw new Problem('bad_request', { message: 'Job description cannot exceed 1000 words' })
  if (tooLong.has('jobDescription'))
    throw new Problem('bad_request', { message: 'Job description cannot exceed 20,000 characters. Please shorten it.' })
  return text
}
