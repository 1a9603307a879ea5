import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { InterviewFeedbackAnswer, InterviewFeedbackFields } from '../../contract/voice-interview.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { fileHash } from '../../media/uploads/file-hash.ts'
import { payingOwnerOf } from '../../media/uploads/file-owner.ts'
import { uploadFolder } from '../../media/uploads/resumable-uploads.ts'
import { openTemporaryFiles } from '../../media/uploads/temporary-files.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { audioTexts, receiveAudioForm } from './audio-form.ts'
import { readFeedbackRequest } from './feedback-request.ts'
import { noTranscriber } from './hear-answer.ts'
import { practiceUseOf } from './practice-use-of.ts'
import { reviewOfRecording, reviewOfWords } from './review-answer.ts'

const described = describeRoute({
  description:
    'Feedback on one answer. JSON; with the `sessionId` of a paid practice it is free (once for each of three takes, and five recomputations), without it costs 5 credits. Outside a practice also multipart with `audio`.',
  responses: {
    200: { description: 'The feedback', content: { 'application/json': { schema: resolver(InterviewFeedbackAnswer) } } },
    402: { description: 'Too few credits' },
    403: { description: 'The practice is over, or its recomputations are used' },
    404: { description: 'No practice of this person' },
    413: { description: 'Longer than 130 s or larger than 25 MB' },
    415: { description: 'No recording' },
    422: { description: 'A damaged or silent recording' },
    503: { description: 'It failed; nothing is charged, nothing counted' },
  },
})

/** POST /api/interview-feedback. What can be refused is refused before anything is charged or counted. */
export function feedbackRoutes(services: Services) {
  const answer = async (c: Context<AppEnv>) => {
    const isForm = /^multipart\/form-data/i.test(c.req.header('Content-Type') ?? '')
    return isForm ? onRecording(c, services) : onWords(c, services)
  }
  return new Hono<AppEnv>().post('/interview-feedback', described, answer)
}

async function onWords(c: Context<AppEnv>, services: Services) {
  const { rateLimits, env } = services
  const { uid } = c.get('person')
  const key = idempotencyKeyOf(c)
  const request = await readFeedbackRequest(c.req.raw)
  const isOutside = request.sessionId === undefined
  await rateLimits.take(isOutside ? 'ai' : 'practice', uid)
  await rateLimits.take(isOutside ? 'ai-ip' : 'practice-ip', clientAddressOf(c, env))
  const use = await practiceUseOf(services, uid, key, request)
  const job = await runPaidJob({
    services,
    userId: uid,
    reason: 'interview_feedback',
    charge: isOutside ? 'price' : 'none',
    key,
    requestHash: requestHashOf('feedback', JSON.stringify(request)),
    // The outbox may knock again while the first is still being worked on.
    follow: !isOutside || wantsEvents(c),
    answer: InterviewFeedbackAnswer,
    work: reviewOfWords(services, request, use),
  })
  return sendGeneration<InterviewFeedbackAnswer>(c, job)
}

async function onRecording(c: Context<AppEnv>, services: Services) {
  const { rateLimits, env, transcriber } = services
  const { uid } = c.get('person')
  const key = idempotencyKeyOf(c)
  await rateLimits.take('analyze', uid)
  if (!transcriber) throw noTranscriber()
  const temporary = openTemporaryFiles(uploadFolder(env))
  const ownerOf = () => payingOwnerOf(c, services, { reason: 'interview_feedback', key })
  const { fields, recording, release } = await receiveAudioForm(c.req.raw, InterviewFeedbackFields, temporary, ownerOf)
  try {
    if (recording.isSilent) throw new Problem('unreadable_file', { message: audioTexts.silent })
    await rateLimits.take('ai', uid)
    await rateLimits.take('ai-ip', clientAddressOf(c, env))
    const job = await runPaidJob({
      services,
      userId: uid,
      reason: 'interview_feedback',
      key,
      requestHash: requestHashOf('feedback', JSON.stringify(fields), await fileHash(recording.path)),
      follow: wantsEvents(c),
      answer: InterviewFeedbackAnswer,
      work: reviewOfRecording(services, transcriber, fields, recording),
    })
    // The file is needed until the work is done, whoever still listens.
    void job.end.then(release)
    if (!wantsEvents(c)) await job.end
    return await sendGeneration<InterviewFeedbackAnswer>(c, job)
  } catch (error) {
    await release()
    throw error
  }
}
