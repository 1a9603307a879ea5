import { type Context, Hono, type TypedResponse } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import type { AnalyzeResumeInput } from '../../coach/coach.ts'
import { type InterviewRound, interviewRoundIds } from '../../contract/interview-rounds.ts'
import { requirementLines as requirementLineLimits } from '../../contract/limits.ts'
import { AnalysisResult } from '../../contract/resume-analysis.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { payingOwnerOf } from '../../media/uploads/file-owner.ts'
import type { Services } from '../../services.ts'
import { readAnalysisForm } from './analysis-form.ts'

/** TXT is for other forms. */
const resumeKinds = ['pdf', 'docx', 'doc'] as const

const described = describeRoute({
  description:
    'Compares a resume with a job description, for 15 credits; with interviewMode=true starts a voice interview instead, ten questions for 15 credits. One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['jobDescription', 'resume'],
          properties: {
            jobDescription: { type: 'string', minLength: 50 },
            resume: { type: 'string', format: 'binary', description: 'PDF, DOCX or DOC, at most 5 MB' },
            requirementLines: {
              type: 'string',
              maxLength: requirementLineLimits.maxCharacters,
              description:
                'A JSON array of lines of the job description that are its requirements, as adLines of requirements_not_found lists them',
            },
            interviewMode: { type: 'string', enum: ['true'], description: 'Starts a voice interview' },
            interviewRound: { type: 'string', enum: interviewRoundIds, description: 'For a voice interview' },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The analysis, or the questions of the voice interview, and the charge',
      content: { 'application/json': { schema: resolver(AnalysisResult.or(VoiceInterviewStarted)) } },
    },
    402: { description: 'Too few credits' },
    413: { description: 'The file is larger than 5 MB' },
    415: { description: 'No PDF, DOCX or DOC' },
    422: {
      description:
        'The file could not be read; or requirements_not_found: the job description gave too little to compare with, and nothing was charged',
    },
  },
})

/** What interviewMode='true' asks for: another room's work, handed in by the frame. It reads the file, charges and answers. */
export type VoiceMode = (
  c: Context<AppEnv>,
  form: { jobDescription: string; resume: Uint8Array; interviewRound: InterviewRound },
) => Promise<Response & TypedResponse<VoiceInterviewStarted, 200, 'json'>>

/** POST /api/analyze. What is wrong with the form or the file is found before anything is charged. */
export function resumeAnalysisRoutes(services: Services, voiceMode: VoiceMode) {
  const { env, documents, rateLimits } = services
  return new Hono<AppEnv>().post('/analyze', described, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    await rateLimits.take('analyze', uid)
    const { jobDescription, resume: bytes, interviewRound, requirementLines } = await readAnalysisForm(c.req.raw)
    if (interviewRound) return voiceMode(c, { jobDescription, resume: bytes, interviewRound })
    const owner = await payingOwnerOf(c, services, { reason: 'resume_score', key })
    const resume = await documents.read(bytes, resumeKinds, {}, owner)
    await rateLimits.take('ai', uid)
    await rateLimits.take('ai-ip', clientAddressOf(c, env))
    const job = await runPaidJob({
      services,
      userId: uid,
      reason: 'resume_score',
      key,
      requestHash: requestHashOf(jobDescription, bytes, ...requirementLines),
      follow: wantsEvents(c),
      answer: AnalysisResult,
      work: analysis(services, { resume, jobDescription, requirementLines }),
    })
    return sendGeneration<AnalysisResult>(c, job)
  })
}

/** Tells the coach's sections as they come, and at the end who wrote them. */
function analysis({ coach }: Services, asked: Omit<AnalyzeResumeInput, 'signal'>): ChargedWork {
  return (emit, signal) => emitSections('analysis', coach, coach.analyzeResume({ ...asked, signal }), emit)
}
