import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { DownloadResume, SpokenResumeResult } from '../../contract/voice-to-resume.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { fileHash } from '../../media/uploads/file-hash.ts'
import { fileOwnerOf, payingOwnerOf } from '../../media/uploads/file-owner.ts'
import { uploadFolder } from '../../media/uploads/resumable-uploads.ts'
import { openTemporaryFiles } from '../../media/uploads/temporary-files.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { resumeDownload, wordType } from './download-resume.ts'
import { type GenerateForm, readGenerateForm } from './generate-form.ts'
import { generating } from './generate-resume.ts'
import { checkRegenerations } from './regenerations.ts'
import { checkedTakes, takeTexts } from './spoken-takes.ts'

const describedGenerate = describeRoute({
  description:
    'A resume from what somebody says, for 20 credits. Multipart with `audio` (several takes in order, 300 s and 25 MB in all) or `transcript`, or JSON {transcript}. With the `generationId` of a paid answer it is free, five times within a day. One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream.',
  responses: {
    200: { description: 'The resume and the charge', content: { 'application/json': { schema: resolver(SpokenResumeResult) } } },
    402: { description: 'Too few credits' },
    403: { description: 'The five free regenerations are used up' },
    404: { description: 'No paid resume of that generationId within a day' },
    413: { description: 'The recording is larger than 25 MB' },
    415: { description: 'No recording we can read' },
    422: { description: 'Nothing was heard, or nothing for a resume' },
  },
})

const describedDownload = describeRoute({
  description: 'The edited resume as a Word document, named after the person. Costs nothing.',
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', description: Object.keys(DownloadResume.shape).join(', ') } } },
  },
  responses: { 200: { description: 'A .docx file', content: { [wordType]: { schema: { type: 'string', format: 'binary' } } } } },
})

/** POST /api/voice-to-resume/generate and /download. What is wrong with a recording is found before anything is charged. */
export function voiceToResumeRoutes(services: Services) {
  const temporary = openTemporaryFiles(uploadFolder(services.env))
  return new Hono<AppEnv>()
    .post('/voice-to-resume/generate', describedGenerate, async (c) => {
      const { uid } = c.get('person')
      const key = idempotencyKeyOf(c)
      await services.rateLimits.take('voice-to-resume', uid)
      const form = await readGenerateForm(c.req.raw, temporary)
      const start = async () => {
        const request = await checkedRequest(c, services, key, form)
        await services.rateLimits.take('ai', uid)
        await services.rateLimits.take('ai-ip', clientAddressOf(c, services.env))
        return runPaidJob({ ...request, services, follow: wantsEvents(c) })
      }
      const job = await start().catch(async (error: unknown) => {
        await form.release()
        throw error
      })
      // Heard, failed or the same request as one before: from then on nobody needs the recordings.
      void job.end.then(form.release)
      return sendGeneration<SpokenResumeResult>(c, job)
    })
    .post('/voice-to-resume/download', describedDownload, async (c) => {
      await services.rateLimits.take('voice-to-resume-download', c.get('person').uid)
      const { bytes, disposition } = await resumeDownload(c.req.raw)
      return c.body(bytes, 200, { 'Content-Type': wordType, 'Content-Disposition': disposition, 'Cache-Control': 'no-store' })
    })
}

/** Everything that can be refused before it costs something. */
async function checkedRequest(c: Context<AppEnv>, services: Services, key: string, form: GenerateForm) {
  const { uid: userId } = c.get('person')
  const { transcript, generationId } = form
  if (form.takes.length > 0 && !services.transcriber) throw new Problem('bad_request', { message: takeTexts.noTranscriber })
  if (generationId) await checkRegenerations(services, userId, generationId)
  const ownerOf = () => (generationId ? fileOwnerOf(c, services) : payingOwnerOf(c, services, { reason: 'voice_to_resume', key }))
  const takes = form.takes.length > 0 ? await checkedTakes(form.takes, await ownerOf()) : []
  const hashes = await Promise.all(form.takes.map(({ path }) => fileHash(path)))
  return {
    userId,
    key,
    reason: 'voice_to_resume' as const,
    charge: generationId ? ('none' as const) : ('price' as const),
    requestHash: requestHashOf(transcript, generationId ?? '', ...hashes),
    answer: SpokenResumeResult,
    work: generating(services, { userId, key, transcript, takes, generationId }),
  }
}
