import { Hono } from 'hono'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import { InterviewQaResult } from '../../contract/interview-qa.ts'
import { resumeMissing } from '../../contract/problems.ts'
import { InterviewQaForm } from '../../contract/request-forms.ts'
import type { ReadMessages } from '../../documents/document.ts'
import {
  interviewRoundIn,
  isPdfOrWord,
  jobDescriptionIn,
  type ResumeRule,
  readResumeForm,
  refuse,
  toldHash,
  toldIn,
} from '../../http/forms/resume-form.ts'
import { describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

const described = describeChargedCall({
  description:
    'Ten questions for this job and this user, each with a STAR answer, for 5 credits (none in dev mode). The section `questions` is sent several times with the whole list so far.',
  form: InterviewQaForm,
  answer: InterviewQaResult,
  statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF, DOCX or DOC', 422: 'The file could not be read' },
})

export function interviewQaRoutes(services: Services) {
  const { env, coach, documents } = services
  const charge = env.DEV_MODE ? 'none' : 'price'
  const generate = chargedRoute(services, {
    reason: 'interview_prep',
    limits: ['analyze'],
    answer: InterviewQaResult,
    charge: () => charge,
    ...(env.DEV_MODE && { mayUse: async () => {} }),
    async read({ request, ownerOf }) {
      const form = await readResumeForm(request, rule)
      const jobDescription = jobDescriptionIn(form)
      const bytes = form.resume ?? refuse(resumeMissing.elsewhere)
      const asked = { jobDescription, round: interviewRoundIn(form), told: toldIn(form) }
      const resume = await documents.read(bytes, resumeKinds, resumeMessages, await ownerOf())
      return { ...asked, bytes, resume }
    },
    hash: ({ round, jobDescription, bytes, told }) => ['interview-qa', round, jobDescription, bytes, ...toldHash(told)],
    work:
      ({ round, resume, jobDescription, told }) =>
      (emit, signal) =>
        emitSections('questionsAndAnswers', coach, coach.answerQuestions({ round, resume, jobDescription, told, signal }), emit),
  })
  return new Hono<AppEnv>().post('/interview-qa/generate', described, generate)
}

const resumeKinds = ['pdf', 'docx', 'doc'] as const
const resumeMessages: ReadMessages = {
  wrongType: 'Resume must be a PDF, DOC, or DOCX file',
  tooLarge: 'Resume file size must be less than 5MB',
}

const rule: ResumeRule = { field: 'resumeFile', takes: isPdfOrWord, ...resumeMessages }
