import { resumeMissing } from '../../contract/problems.ts'
import type { ReadMessages } from '../../documents/document.ts'
import { interviewRoundIn, isPdfOrWord, jobDescriptionIn, readResumeForm, refuse } from '../../http/forms/resume-form.ts'
import { toldField, toldIn } from '../../http/forms/told-field.ts'

export const resumeKinds = ['pdf', 'docx', 'doc'] as const
export const resumeMessages: ReadMessages = {
  wrongType: 'Resume must be a PDF, DOC, or DOCX file',
  tooLarge: 'Resume file size must be less than 5MB',
}

export async function readInterviewQaForm(request: Request) {
  const form = await readResumeForm(request, { field: 'resumeFile', takes: isPdfOrWord, ...resumeMessages }, toldField)
  const jobDescription = jobDescriptionIn(form)
  // Answers are built from the resume.
  const bytes = form.resume ?? refuse(resumeMissing.elsewhere)
  return { jobDescription, round: interviewRoundIn(form), told: toldIn(form), bytes }
}
