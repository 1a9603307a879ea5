import { Hono } from 'hono'
import { chargedCall } from '../../billing/charged-request/charged-route.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import { InterviewPrepResult } from '../../contract/interview-prep.ts'
import { creditReasons } from '../../contract/prices.ts'
import { InterviewPrepForm } from '../../contract/request-forms.ts'
import { type ResumeRule, readResumeForm } from '../../http/forms/resume-form.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

export function interviewPrepRoutes(services: Services) {
  const { coach, documents } = services
  const generate = chargedCall(services, {
    description:
      'Prepares for one interview round, for 5 credits. The section `questions` is sent several times with the whole list so far.',
    form: InterviewPrepForm,
    statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF, DOCX, DOC or TXT', 422: 'The file could not be read' },
    feature: 'interview-prep',
    reason: 'interview_prep',
    limits: ['analyze'],
    answer: InterviewPrepResult,
    tooFewCredits: (balance) =>
      `You need ${creditReasons.interview_prep} credits to generate interview preparation. You have ${balance} credits remaining.`,
    async read({ request, ownerOf }) {
      const form = await readResumeForm(request, rule, { resultType: 100 })
      const asked = { jobDescription: form.jobDescription(), round: form.round(), told: form.told() }
      const { resultType = 'complete' } = form.fields
      if (resultType !== 'complete') throw new Problem('bad_request', { log: 'an unknown resultType' })
      const { resume: bytes } = form
      const resume = bytes && (await documents.read(bytes, resumeKinds, rule, await ownerOf()))
      return { bytes: bytes ?? 'no resume', asked: { ...asked, resume } }
    },
    hash: ({ bytes, asked: { round, jobDescription, told } }) => ['interview-prep', round, jobDescription, bytes, told],
    work:
      ({ asked }) =>
      (emit, signal) =>
        emitSections(['questions'], coach, coach.prepareInterview({ ...asked, signal }), emit),
  })
  return new Hono<AppEnv>().post('/interview-prep/generate', ...generate)
}

const resumeKinds = ['pdf', 'docx', 'doc', 'txt'] as const
const rule: ResumeRule = {
  field: 'resumeFile',
  takes: ({ name }) => /\.(?:pdf|docx?|txt)$/i.test(name),
  wrongType: 'Please upload a PDF, DOC, DOCX, or TXT file for your resume',
  tooLarge: 'Resume file size exceeds 5MB limit. Please upload a smaller file.',
}
