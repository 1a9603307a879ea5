import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import type { PrepareInterviewInput } from '../../coach/preparation-coach.ts'
import { InterviewPrepResult } from '../../contract/interview-prep.ts'
import { interviewRoundIds } from '../../contract/interview-rounds.ts'
import { creditReasons } from '../../contract/prices.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { payingOwnerOf } from '../../media/uploads/file-owner.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { readInterviewPrepForm, resumeKinds, resumeMessages } from './interview-prep-form.ts'

const described = describeRoute({
  description:
    'Prepares for one interview round, for 5 credits. One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream; the section questions comes several times, each time the whole list so far.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['jobDescription', 'interviewRound'],
          properties: {
            jobDescription: { type: 'string', minLength: 50 },
            interviewRound: { type: 'string', enum: interviewRoundIds },
            resultType: { type: 'string', enum: ['complete'] },
            resumeFile: { type: 'string', format: 'binary', description: 'PDF, DOCX, DOC or TXT, at most 5 MB' },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The preparation and the charge',
      content: { 'application/json': { schema: resolver(InterviewPrepResult) } },
    },
    402: { description: 'Too few credits' },
    413: { description: 'The file is larger than 5 MB' },
    415: { description: 'No PDF, DOCX, DOC or TXT' },
    422: { description: 'The file could not be read' },
  },
})

/** POST /api/interview-prep/generate. What is wrong with the form or the file is found before anything is charged. */
export function interviewPrepRoutes(services: Services) {
  const { env, documents, rateLimits } = services
  return new Hono<AppEnv>().post('/interview-prep/generate', described, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    await rateLimits.take('analyze', uid)
    const { jobDescription, interviewRound: round, resume: bytes } = await readInterviewPrepForm(c.req.raw)
    const ownerOf = () => payingOwnerOf(c, services, { reason: 'interview_prep', key }).catch(tooFewCredits)
    const resume = bytes && (await documents.read(bytes, resumeKinds, resumeMessages, await ownerOf()))
    await rateLimits.take('ai', uid)
    await rateLimits.take('ai-ip', clientAddressOf(c, env))
    const job = await runPaidJob({
      services,
      userId: uid,
      reason: 'interview_prep',
      key,
      requestHash: requestHashOf('interview-prep', round, jobDescription, bytes ?? 'no resume'),
      follow: wantsEvents(c),
      answer: InterviewPrepResult,
      work: preparation(services, { round, resume, jobDescription }),
    }).catch(tooFewCredits)
    return sendGeneration<InterviewPrepResult>(c, job)
  })
}

/** Specification, section 5: the sentence names the price and what is there. */
function tooFewCredits(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== 'too_few_credits') throw error
  const message = `You need ${creditReasons.interview_prep} credits to generate interview preparation. You have ${error.details.creditsRemaining ?? 0} credits remaining.`
  throw new Problem('too_few_credits', { ...error.details, message })
}

/** Tells the coach's sections as they come, and at the end who wrote them. */
function preparation({ coach }: Services, input: Omit<PrepareInterviewInput, 'signal'>): ChargedWork {
  return (emit, signal) => emitSections('preparation', coach, coach.prepareInterview({ ...input, signal }), emit)
}
