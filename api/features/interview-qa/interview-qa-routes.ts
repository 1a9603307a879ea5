import { Hono } from 'hono'
import { chargedCall } from '../../billing/charged-request/charged-route.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import { InterviewQaResult } from '../../contract/interview-qa.ts'
import { resumeMissing } from '../../contract/problems.ts'
import { InterviewQaForm } from '../../contract/request-forms.ts'
import { isPdfOrWord, pdfOrWordKinds, type ResumeRule, readResumeForm, refuse } from '../../http/forms/resume-form.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

export function interviewQaRoutes(services: Services) {
  const { env, coach, documents } = services
  const charge = env.DEV_MODE ? 'none' : 'price'
  const generate = chargedCall(services, {
    description:
      'Ten questions for this job and this user, each with a STAR answer, for 5 credits (none in dev mode). The section `questions` is sent several times with the whole list so far.',
    form: InterviewQaForm,
    statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF, DOCX or DOC', 422: 'The file could not be read' },
    feature: 'interview-qa',
    reason: 'interview_prep',
    limits: ['analyze'],
    answer: InterviewQaResult,
    charge: () => charge,
    ...(env.DEV_MODE && { mayUse: async () => {} }),
    async read({ request, ownerOf }) {
      const form = await readResumeForm(request, rule)
      const jobDescription = form.jobDescription()
      const bytes = form.resume ?? refuse(resumeMissing.elsewhere)
      const asked = { jobDescription, round: form.round(), told: form.told() }
      return { bytes, asked: { ...asked, resume: await documents.read(bytes, pdfOrWordKinds, rule, await ownerOf()) } }
    },
    hash: ({ bytes, asked: { round, jobDescription, told } }) => ['interview-qa', round, jobDescription, bytes, told],
    work:
      ({ asked }) =>
      (emit, signal) =>
        emitSections(['questions'], coach, coach.answerQuestions({ ...asked, signal }), emit),
  })
  return new Hono<AppEnv>().post('/interview-qa/generate', ...generate)
}

const rule: ResumeRule = {
  field: 'resumeFile',
  takes: isPdfOrWord,
  wrongType: 'Resume must be a PDF, DOC, or DOCX file',
  tooLarge: 'Resume file size must be less than 5MB',
}
