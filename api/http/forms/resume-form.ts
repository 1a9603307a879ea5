import { jsonOf } from '../../contract/form-fields.ts'
import { InterviewRoundId } from '../../contract/interview-questions.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import { jobDescriptionFault } from '../../contract/job-description.ts'
import { jobDescriptionMaxCharacters, resumeMaxBytes } from '../../contract/limits.ts'
import { problems } from '../../contract/problems.ts'
import { type ToldLine, ToldLines } from '../../contract/told-line.ts'
import type { ReadMessages } from '../../documents/document.ts'
import { Problem } from '../../problem.ts'
import type { FileHead, FormRules, UploadedForm } from './form-collector.ts'
import { readMultipart } from './read-multipart.ts'

export interface ResumeRule extends ReadMessages {
  field: string
  takes: (head: FileHead) => boolean
}

export type ResumeForm = Awaited<ReturnType<typeof readResumeForm>>

export const pdfOrWordKinds = ['pdf', 'docx', 'doc'] as const

const pdfOrWordTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

export const isPdfOrWord = ({ name, declaredType }: FileHead): boolean =>
  /\.(?:pdf|docx?)$/i.test(name) || pdfOrWordTypes.includes(declaredType)

const shortFieldMaxCharacters = 100

// A form with a resume, and what most such forms say besides: the ad, the interview round, the answers told about the ad. Each is checked when it is
// asked for, in the feature's own order. @param fields additional fields and their maximum lengths @throws Problem bad_request, wrong_type or too_large
export async function readResumeForm(
  request: Request,
  { field, takes, wrongType, tooLarge = problems.too_large.message }: ResumeRule,
  fields: Record<string, number> = {},
) {
  const check = (head: FileHead) => {
    if (!takes(head)) throw new Problem('wrong_type', { message: wrongType })
  }
  const rules: FormRules = {
    fields: {
      jobDescription: jobDescriptionMaxCharacters,
      interviewRound: shortFieldMaxCharacters,
      told: toldMaxCharacters,
      ...fields,
    },
    file: { name: field, maxBytes: resumeMaxBytes, tooLarge, check },
  }
  const form = await readMultipart(request, rules)
  const file = form.files[field]
  // A part without a name was not checked while receiving: only its content tells a file from an empty input.
  if (file) check(file)
  return {
    ...form,
    resume: file?.bytes ?? null,
    jobDescription: () => jobDescriptionIn(form),
    round: () => interviewRoundIn(form),
    told: () => toldIn(form),
  }
}

function jobDescriptionIn({ fields, tooLong }: UploadedForm): string {
  const text = fields.jobDescription ?? ''
  const fault = jobDescriptionFault(text)
  if (fault) refuse(fault)
  // Only text without spaces can be longer than 1,000 words' worth.
  if (tooLong.has('jobDescription')) refuse('Job description cannot exceed 20,000 characters. Please shorten it.')
  return text
}

function interviewRoundIn({ fields }: UploadedForm): InterviewRound {
  const round = InterviewRoundId.safeParse(fields.interviewRound)
  return round.success ? round.data : refuse('Please select an interview round')
}

export function refuse(message: string): never {
  throw new Problem('bad_request', { message })
}

/** Ten answers with the lines they are about, every character escaped. */
const toldMaxCharacters = 64 * 1024

export function toldIn({ fields }: UploadedForm): ToldLine[] {
  const told = jsonOf(ToldLines).safeParse(fields.told || '[]')
  if (told.success) return told.data
  const issue = told.error.issues.find(({ code, path }) => code === 'too_big' && (path.length === 0 || path.at(-1) === 'text'))
  throw new Problem('bad_request', issue ? { message: issue.message } : { log: 'answers that the page did not write' })
}
