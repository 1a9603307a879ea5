import type { ReadMessages } from '../../documents/document.ts'
import { interviewRoundIn, jobDescriptionIn, type ResumeRule, readResumeForm } from '../../http/forms/resume-form.ts'
import { toldField, toldIn } from '../../http/forms/told-field.ts'
import { Problem } from '../../problem.ts'

export const resumeKinds = ['pdf', 'docx', 'doc', 'txt'] as const
export const resumeMessages: ReadMessages = {
  wrongType: 'Please upload a PDF, DOC, DOCX, or TXT file for your resume',
  tooLarge: 'Resume file size exceeds 5MB limit. Please upload a smaller file.',
}

/** The resume is optional and may be a text file. */
const rule: ResumeRule = { field: 'resumeFile', takes: ({ name }) => /\.(?:pdf|docx?|txt)$/i.test(name), ...resumeMessages }

export async function readInterviewPrepForm(request: Request) {
  const form = await readResumeForm(request, rule, { resultType: 100, ...toldField })
  const jobDescription = jobDescriptionIn(form)
  const round = interviewRoundIn(form)
  const { resultType = 'complete' } = form.fields
  if (resultType !== 'complete') throw new Problem('bad_request', { log: 'an unknown resultType' })
  return { jobDescription, round, told: toldIn(form), bytes: form.resume }
}
