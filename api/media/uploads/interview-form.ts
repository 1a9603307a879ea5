import { type InterviewRound, InterviewRoundId } from '../../contract/interview-rounds.ts'
import { countWords, jobDescriptionMaxWords, jobDescriptionMinCharacters, resumeMaxBytes } from '../../contract/limits.ts'
import { Problem } from '../../problem.ts'
import type { FileHead, FormRules, UploadedForm } from './form-rules.ts'
import { readMultipart } from './read-multipart.ts'

/** What the forms about an interview have in common; each has sentences of its own for the resume (specification, section 5). */
export interface ResumeRule {
  /** The sentence where the form needs one; null where it may be left out. */
  missing: string | null
  /** Whether a file may be read at all, by its name and what the browser says of it; what it really is, its content says later. */
  takes: (head: FileHead) => boolean
  wrongType: string
  tooLarge: string
}

export interface InterviewForm {
  jobDescription: string
  interviewRound: InterviewRound
  resume: Uint8Array | null
  fields: UploadedForm['fields']
}

/** 1,000 words of a form that nobody types; beyond it no text is a job description. Texts without spaces count characters, not words. */
const jobDescriptionMaxCharacters = 20_000
const shortFieldMaxCharacters = 100

/**
 * The fields `jobDescription`, `interviewRound` and `resumeFile`, checked while they arrive (the file) and then in this order.
 * @throws Problem bad_request, wrong_type or too_large, each with the form's own sentence
 */
export async function readInterviewForm(request: Request, resume: ResumeRule): Promise<InterviewForm> {
  const check = (head: FileHead) => {
    if (!resume.takes(head)) throw new Problem('wrong_type', { message: resume.wrongType })
  }
  const short = { maxCharacters: shortFieldMaxCharacters }
  const rules: FormRules = {
    fields: { jobDescription: { maxCharacters: jobDescriptionMaxCharacters }, interviewRound: short, resultType: short },
    files: { resumeFile: { maxBytes: resumeMaxBytes, tooLarge: resume.tooLarge, check } },
  }
  const form = await readMultipart(request, rules)
  const file = form.files.resumeFile
  // An empty file brings no byte at which the reader could have looked at its name.
  if (file) check(file)
  const jobDescription = checkedJobDescription(form)
  if (!file && resume.missing) refuse(resume.missing)
  const round = InterviewRoundId.safeParse(form.fields.interviewRound)
  if (!round.success) refuse('Please select an interview round')
  return { jobDescription, interviewRound: round.data, resume: file?.bytes ?? null, fields: form.fields }
}

function checkedJobDescription({ fields, tooLong }: UploadedForm): string {
  const text = fields.jobDescription ?? ''
  if (text.trim().length < jobDescriptionMinCharacters) refuse('Job description must be at least 50 characters')
  if (countWords(text) > jobDescriptionMaxWords) refuse('Job description cannot exceed 1000 words')
  if (tooLong.has('jobDescription')) refuse('Job description cannot exceed 20,000 characters. Please shorten it.')
  return text
}

function refuse(message: string): never {
  throw new Problem('bad_request', { message })
}
