import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { clientAddressOf } from '../../client-address.ts'
import { PitchAnalysis, type PitchNotUnderstood, PitchReview } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { answerPaidJob } from '../../paid-job/answer-paid-job.ts'
import { idempotencyKeyOf, wantsEvents } from '../../paid-job/idempotency-key.ts'
import type { PaidJob } from '../../paid-job/job.ts'
import { requestHashOf } from '../../paid-job/request-hash.ts'
import { runPaidJob } from '../../paid-job/run-paid-job.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Frame } from '../../signed-in.ts'
import { fileIdOf, removeUpload, uploadFolder } from '../../uploads/resumable-uploads.ts'
import { openTemporaryFiles, type TemporaryFiles } from '../../uploads/temporary-files.ts'
import { type AnalyzeForm, readAnalyzeForm } from './analyze-form.ts'
import { analysingPitch } from './analyze-pitch.ts'
import { tooFew } from './pitch-problems.ts'
import { recordingMark } from './sent-recording.ts'
import { spokenIn } from './spoken-in.ts'

const text = { type: 'string' } as const
const described = describeRoute({
  description:
    'How a spoken elevator pitch went, for 10 credits: transcript, score with its parts, suggestions, a refined pitch and another example. One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream. Silence, or nothing understood, costs nothing.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['jobDescription'],
          properties: {
            jobDescription: { type: 'string', minLength: 1, maxLength: 5_000 },
            resumeText: text,
            script: text,
            video: { type: 'string', format: 'binary', description: 'Sound or video: MP4, WebM, OGG or WAV, 5 minutes, 100 MB' },
            uploadId: { type: 'string', format: 'uuid', description: 'A finished upload of /api/uploads instead' },
            transcript: { type: 'string', description: 'What was said; then nothing is listened to' },
            source: { type: 'string', enum: ['recognised', 'verbatim', 'typed'] },
            durationSeconds: { type: 'number' },
            pauses: { type: 'string', description: 'JSON: [{startMs, endMs}]' },
            words: { type: 'string', description: 'JSON: [{text, startMs, endMs}]' },
            speechSeconds: { type: 'number' },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The analysis and the charge, or that nothing was understood',
      content: { 'application/json': { schema: resolver(PitchAnalysis) } },
    },
    402: { description: 'Too few credits' },
    404: { description: 'The upload is not here, or not whole yet' },
    413: { description: 'Larger than 100 MB or longer than 5 minutes' },
    415: { description: 'No recording' },
    422: { description: 'A damaged recording, or one without sound; on an event stream also one without speech' },
    503: { description: 'It failed; the credits are back' },
  },
})

/** POST /api/elevator-pitch/analyze. What is wrong with form or recording is found before anything is charged. */
export function analyzeRoutes(services: Services) {
  const { env, rateLimits } = services
  const temporary = openTemporaryFiles(uploadFolder(env))
  return new Hono<Frame>().post('/elevator-pitch/analyze', described, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    await rateLimits.take('pitch-recording', uid)
    const form = await readAnalyzeForm(c.req.raw, temporary)
    try {
      const job = await started(c, services, temporary, key, form)
      return await answerPaidJob<PitchAnalysis>(c, job)
    } catch (error) {
      return answerNotUnderstood(c, error)
    }
  })
}

async function started(c: Context<Frame>, services: Services, temporary: TemporaryFiles, key: string, form: AnalyzeForm) {
  const { uid } = c.get('person')
  const { uploadId } = form.fields
  const soundPath = await temporary.create()
  const release = async () => void (await Promise.all([form.release(), temporary.release(soundPath)]))
  try {
    const spoken = await spokenIn(services, uid, form, soundPath)
    if (!spoken) {
      // Its upload was used and is gone: the same request once more.
      const before = uploadId ? await services.paidJobs.find(uid, key).catch(nullIfNone) : null
      if (!before) throw new Problem(uploadId ? 'not_found' : 'bad_request', { message: pitchTexts.recordingMissing })
      await release()
      return before
    }
    const job = await charged(c, services, key, form, spoken)
    // The sound is needed until the work is done, whoever still listens.
    void job.end.then(release)
    if (uploadId) void job.end.then(() => forgetUpload(services, uid, uploadId, job))
    return job
  } catch (error) {
    await release()
    throw error
  }
}

async function charged(
  c: Context<Frame>,
  services: Services,
  key: string,
  form: AnalyzeForm,
  { durationSeconds, ...spoken }: NonNullable<Awaited<ReturnType<typeof spokenIn>>>,
): Promise<PaidJob> {
  const { uid } = c.get('person')
  const { jobDescription, resumeText = '', script = '', source, pauses, uploadId } = form.fields
  await services.rateLimits.take('ai', uid)
  await services.rateLimits.take('ai-ip', clientAddressOf(c, services.env))
  return runPaidJob({
    services,
    userId: uid,
    reason: 'elevator_pitch_analysis',
    key,
    requestHash: requestHashOf('pitch-analysis', form.sent, await recordingMark(form, uploadId)),
    follow: wantsEvents(c),
    answer: PitchReview,
    work: analysingPitch(services, { jobDescription, resumeText, script, source, pauses, durationSeconds, spoken }),
  }).catch(tooFew(pitchTexts.tooFewForAnalysis))
}

function nullIfNone(error: unknown): null {
  if (error instanceof Problem && error.code === 'not_found') return null
  throw error
}

/** A failure of ours may be tried again with the same upload; everything else has no more use for it. */
async function forgetUpload({ env }: Services, uid: string, uploadId: string, { endedAs }: PaidJob) {
  const fileId = fileIdOf(uid, uploadId)
  const isTriedAgain = endedAs?.ended === 'problem' && endedAs.problem.status >= 500
  if (fileId && !isTriedAgain) await removeUpload(uploadFolder(env), fileId)
}

/** Not to be understood is an answer of the specification (`transcriptionFailed`), on a stream it is the event `problem`. */
function answerNotUnderstood(c: Context<Frame>, error: unknown) {
  if (!(error instanceof Problem) || error.code !== 'not_understood' || wantsEvents(c)) throw error
  const { message = pitchTexts.notUnderstood, creditsReturned, creditsRemaining } = error.details
  const answer: PitchNotUnderstood = {
    transcriptionFailed: true,
    transcript: '',
    message,
    creditsCharged: 0,
    ...(creditsReturned === undefined ? {} : { creditsReturned }),
    ...(creditsRemaining === undefined ? {} : { creditsRemaining }),
  }
  return c.json(answer as PitchAnalysis, 200, { 'Cache-Control': 'no-store' })
}
