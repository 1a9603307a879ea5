import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import type { AnswerQuestionsInput } from '../../coach/preparation-coach.ts'
import { InterviewQaResult } from '../../contract/interview-qa.ts'
import { interviewRoundIds } from '../../contract/interview-rounds.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { fileOwnerOf, payingOwnerOf } from '../../media/uploads/file-owner.ts'
import type { Services } from '../../services.ts'
import { readInterviewQaForm, resumeKinds, resumeMessages } from './interview-qa-form.ts'

const described = describeRoute({
  description:
    'Ten questions for this job and this person, each with a STAR answer, for 5 credits (none in dev mode). One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream; the section questions comes several times, each time the whole list so far.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['jobDescription', 'interviewRound', 'resumeFile'],
          properties: {
            jobDescription: { type: 'string', minLength: 50 },
            interviewRound: { type: 'string', enum: interviewRoundIds },
            resumeFile: { type: 'string', format: 'binary', description: 'PDF, DOCX or DOC, at most 5 MB' },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The questions and the charge',
      content: { 'application/json': { schema: resolver(InterviewQaResult) } },
    },
    402: { description: 'Too few credits' },
    413: { description: 'The file is larger than 5 MB' },
    415: { description: 'No PDF, DOCX or DOC' },
    422: { description: 'The file could not be read' },
  },
})

/** POST /api/interview-qa/generate. What is wrong with the form or the file is found before anything is charged. */
export function interviewQaRoutes(services: Services) {
  const { env, documents, rateLimits } = services
  return new Hono<AppEnv>().post('/interview-qa/generate', described, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    await rateLimits.take('analyze', uid)
    const { jobDescription, interviewRound: round, resume: bytes } = await readInterviewQaForm(c.req.raw)
    const owner = env.DEV_MODE
      ? await fileOwnerOf(c, services)
      : await payingOwnerOf(c, services, { reason: 'interview_prep', key })
    const resume = await documents.read(bytes, resumeKinds, resumeMessages, owner)
    await rateLimits.take('ai', uid)
    await rateLimits.take('ai-ip', clientAddressOf(c, env))
    const job = await runPaidJob({
      services,
      userId: uid,
      reason: 'interview_prep',
      charge: env.DEV_MODE ? 'none' : 'price',
      key,
      requestHash: requestHashOf('interview-qa', round, jobDescription, bytes),
      follow: wantsEvents(c),
      answer: InterviewQaResult,
      work: questions(services, { round, resume, jobDescription }),
    })
    return sendGeneration<InterviewQaResult>(c, job)
  })
}

/** Tells the coach's questions as they come, and at the end who wrote them. */
function questions({ coach }: Services, input: Omit<AnswerQuestionsInput, 'signal'>): ChargedWork {
  return (emit, signal) => emitSections('questionsAndAnswers', coach, coach.answerQuestions({ ...input, signal }), emit)
}
