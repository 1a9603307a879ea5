import type { ReadMessages } from '../../documents/document.ts'
import { type ResumeRule, readInterviewForm } from '../../media/uploads/interview-form.ts'

const resumeTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** Specification, section 5, "Interview Q&A form": without a resume there is nothing to answer from. */
const resume: ResumeRule = {
  missing: 'Please upload your resume',
  takes: ({ name, declaredType }) => /\.(?:pdf|docx?)$/i.test(name) || resumeTypes.includes(declaredType),
  wrongType: 'Resume must be a PDF, DOC, or DOCX file',
  tooLarge: 'Resume file size must be less than 5MB',
}

export const resumeKinds = ['pdf', 'docx', 'doc'] as const
export const resumeMessages: ReadMessages = { wrongType: resume.wrongType, tooLarge: resume.tooLarge }

/** The form of POST /api/interview-qa/generate. @throws Problem bad_request, wrong_type or too_large with the specification's sentence */
export async function readInterviewQaForm(request: Request) {
  const { jobDescription, interviewRound, resume: bytes } = await readInterviewForm(request, resume)
  return { jobDescription, interviewRound, resume: bytes ?? new Uint8Array() }
}
