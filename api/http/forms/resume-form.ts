import { InterviewRoundId } from '../../contract/interview-round-id.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import { jobDescriptionFault } from '../../contract/job-description.ts'
import { jobDescriptionMaxCharacters, resumeMaxBytes } from '../../contract/limits.ts'
import { problems } from '../../contract/problems.ts'
import { Problem } from '../../problem.ts'
import type { FileHead, FormRules, UploadedForm } from './form-rules.ts'
import { readMultipart } from './read-multipart.ts'

/** A resume in a form; each form has its own field and sentences. */
export interface ResumeRule {
  field: string
  /** Whether the file may be read at all, by its name and what the browser says of it; what it really is, its content says later. */
  takes: (head: FileHead) => boolean
  /** The usual sentences unless said otherwise. */
  wrongType?: string
  tooLarge?: string
}

interface ResumeForm extends UploadedForm {
  /** Null where none came. */
  resume: Uint8Array | null
}

const pdfOrWordTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

export const isPdfOrWord = ({ name, declaredType }: FileHead): boolean =>
  /\.(?:pdf|docx?)$/i.test(name) || pdfOrWordTypes.includes(declaredType)

const shortFieldMaxCharacters = 100

/**
 * A form with a resume, a job description and an interview round, as far as they come; the file is checked while it arrives.
 * @param fields more fields, with how many characters each may have
 * @throws Problem bad_request, wrong_type or too_large
 */
export async function readResumeForm(
  request: Request,
  { field, takes, wrongType, tooLarge = problems.too_large.message }: ResumeRule,
  fields: Record<string, number> = {},
): Promise<ResumeForm> {
  const check = (head: FileHead) => {
    if (!takes(head)) throw new Problem('wrong_type', wrongType ? { message: wrongType } : {})
  }
  const characters = { jobDescription: jobDescriptionMaxCharacters, interviewRound: shortFieldMaxCharacters, ...fields }
  const rules: FormRules = {
    fields: Object.fromEntries(Object.entries(characters).map(([name, maxCharacters]) => [name, { maxCharacters }])),
    files: { [field]: { maxBytes: resumeMaxBytes, tooLarge, check } },
  }
  const form = await readMultipart(request, rules)
  const file = form.files[field]
  // An empty file brings no byte at which the reader could have looked at its name.
  if (file) check(file)
  return { ...form, resume: file?.bytes ?? null }
}

/** @throws Problem bad_request */
export function jobDescriptionIn({ fields, tooLong }: UploadedForm): string {
  const text = fields.jobDescription ?? ''
  const fault = jobDescriptionFault(text)
  if (fault) refuse(fault)
  // 1,000 words are shorter; texts without spaces count characters, not words.
  if (tooLong.has('jobDescription')) refuse('Job description cannot exceed 20,000 characters. Please shorten it.')
  return text
}

/** @throws Problem bad_request */
export function interviewRoundIn({ fields }: UploadedForm): InterviewRound {
  const round = InterviewRoundId.safeParse(fields.interviewRound)
  return round.success ? round.data : refuse('Please select an interview round')
}

/** @throws Problem bad_request with that sentence */
export function refuse(message: string): never {
  throw new Problem('bad_request', { message })
}
