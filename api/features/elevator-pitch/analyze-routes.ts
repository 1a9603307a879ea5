import { type Context, Hono } from 'hono'
import type { Generation } from '../../billing/charged-request/generation.ts'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { type PitchAnalysis, type PitchNotUnderstood, PitchReview } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { payingOwnerOf } from '../../media/uploads/file-owner.ts'
import { fileIdOf, removeUpload, uploadFolder } from '../../media/uploads/resumable-uploads.ts'
import { openTemporaryFiles, type TemporaryFiles } from '../../media/uploads/temporary-files.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { describedAnalyze } from './analyze-description.ts'
import { type AnalyzeForm, readAnalyzeForm } from './analyze-form.ts'
import { analysingPitch } from './analyze-pitch.ts'
import { tooFew } from './pitch-problems.ts'
import { recordingMark } from './sent-recording.ts'
import { spokenIn } from './spoken-in.ts'

/** POST /api/elevator-pitch/analyze. What is wrong with form or recording is found before anything is charged. */
export function analyzeRoutes(services: Services) {
  const { env, rateLimits } = services
  const temporary = openTemporaryFiles(uploadFolder(env))
  return new Hono<AppEnv>().post('/elevator-pitch/analyze', describedAnalyze, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    await rateLimits.take('pitch-recording', uid)
    const form = await readAnalyzeForm(c.req.raw, temporary)
    try {
      const job = await started(c, services, temporary, key, form)
      return await sendGeneration<PitchAnalysis>(c, job)
    } catch (error) {
      return answerNotUnderstood(c, error)
    }
  })
}

async function started(c: Context<AppEnv>, services: Services, temporary: TemporaryFiles, key: string, form: AnalyzeForm) {
  const { uid } = c.get('person')
  const { uploadId } = form.fields
  const soundPath = await temporary.create()
  const release = async () => void (await Promise.all([form.release(), temporary.release(soundPath)]))
  try {
    const ownerOf = () =>
      payingOwnerOf(c, services, { reason: 'elevator_pitch_analysis', key }).catch(tooFew(pitchTexts.tooFewForAnalysis))
    const spoken = await spokenIn(services, uid, form, soundPath, ownerOf)
    if (!spoken) {
      // Its upload was used and is gone: the same request once more.
      const before = uploadId ? await services.chargedRequests.find(uid, key).catch(nullIfNone) : null
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
  c: Context<AppEnv>,
  services: Services,
  key: string,
  form: AnalyzeForm,
  { durationSeconds, ...spoken }: NonNullable<Awaited<ReturnType<typeof spokenIn>>>,
): Promise<Generation> {
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
async function forgetUpload({ env }: Services, uid: string, uploadId: string, { endedAs }: Generation) {
  const fileId = fileIdOf(uid, uploadId)
  const isTriedAgain = endedAs?.ended === 'problem' && endedAs.problem.status >= 500
  if (fileId && !isTriedAgain) await removeUpload(uploadFolder(env), fileId)
}

/** Not to be understood is an answer of the specification (`transcriptionFailed`), on a stream it is the event `problem`. */
function answerNotUnderstood(c: Context<AppEnv>, error: unknown) {
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
