import type { ReadMessages } from '../../documents/document.ts'
import { type InterviewForm, type ResumeRule, readInterviewForm } from '../../media/uploads/interview-form.ts'
import { Problem } from '../../problem.ts'

/** Specification, section 5, "Interview prep": the resume may be left out, and may be a text file. */
const resume: ResumeRule = {
  missing: null,
  takes: ({ name }) => /\.(?:pdf|docx?|txt)$/i.test(name),
  wrongType: 'Please upload a PDF, DOC, DOCX, or TXT file for your resume',
  tooLarge: 'Resume file size exceeds 5MB limit. Please upload a smaller file.',
}

export const resumeKinds = ['pdf', 'docx', 'doc', 'txt'] as const
export const resumeMessages: ReadMessages = { wrongType: resume.wrongType, tooLarge: resume.tooLarge }

/** The form of POST /api/interview-prep/generate. @throws Problem bad_request, wrong_type or too_large with the specification's sentence */
export async function readInterviewPrepForm(request: Request): Promise<InterviewForm> {
  const form = await readInterviewForm(request, resume)
  const { resultType = 'complete' } = form.fields
  if (resultType !== 'complete') throw new Problem('bad_request', { log: 'a resultType that is not known' })
  return form
}
