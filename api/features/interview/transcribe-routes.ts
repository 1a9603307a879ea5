import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { idempotencyKeyOf } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { TranscribeAnswerFields, TranscribedAnswer } from '../../contract/voice-interview.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { fileHash } from '../../media/uploads/file-hash.ts'
import { fileOwnerOf } from '../../media/uploads/file-owner.ts'
import { uploadFolder } from '../../media/uploads/resumable-uploads.ts'
import { openTemporaryFiles } from '../../media/uploads/temporary-files.ts'
import type { Services } from '../../services.ts'
import { type AnswerRecording, receiveAudioForm } from './audio-form.ts'
import { hearAnswer, noTranscriber } from './hear-answer.ts'
import { finishUse, releaseUse, reserveUse, type Use, usesLeft } from './practice-uses.ts'
import { openPractice, type Practice } from './practices.ts'

const described = describeRoute({
  description:
    'What was said in one answer of a paid practice: up to 130 s and 25 MB of WebM, MP4, OGG or WAV. Free, three takes a question. The same Idempotency-Key is the same take, however often it is sent.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['audio', 'questionIndex'],
          properties: {
            audio: { type: 'string', format: 'binary' },
            questionIndex: { type: 'integer', minimum: 0, maximum: 9 },
            sessionId: { type: 'string', description: 'Default: the latest open practice' },
            extraTime: { type: 'string', enum: ['double', 'untimed'], description: 'Up to 250 or 610 s then' },
            speechSeconds: { type: 'number', description: 'Seconds of speech as the device heard it' },
          },
        },
      },
    },
  },
  responses: {
    200: { description: 'The words', content: { 'application/json': { schema: resolver(TranscribedAnswer) } } },
    403: { description: 'The practice is over, or the three takes are used' },
    404: { description: 'No practice of this person' },
    413: { description: 'Longer than 130 s or larger than 25 MB' },
    415: { description: 'No recording' },
    422: { description: 'A damaged recording' },
    503: { description: 'The recogniser failed; nothing is counted' },
  },
})

/** POST /api/transcribe-audio. Silence and failures take no take. */
export function transcribeRoutes(services: Services) {
  const { env, database, rateLimits, transcriber } = services
  const temporary = openTemporaryFiles(uploadFolder(env))
  return new Hono<AppEnv>().post('/transcribe-audio', described, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    await rateLimits.take('practice', uid)
    await rateLimits.take('practice-ip', clientAddressOf(c, env))
    if (!transcriber) throw noTranscriber()
    // Whose practice it is, is known before anything is read.
    let practice!: Practice
    const ownerOf = async ({ sessionId }: { sessionId?: string | undefined }) => {
      practice = await openPractice(database, uid, sessionId, services.now())
      return fileOwnerOf(c, services)
    }
    const { fields, recording, release } = await receiveAudioForm(c.req.raw, TranscribeAnswerFields, temporary, ownerOf)
    try {
      const { questionIndex } = fields
      const use: Use = { practiceId: practice.id, kind: 'take', questionIndex, take: 0, key }
      const job = await runPaidJob({
        services,
        userId: uid,
        reason: 'voice_interview',
        charge: 'none',
        key,
        requestHash: requestHashOf('take', practice.id, String(questionIndex), await fileHash(recording.path)),
        // The outbox may knock again while the first is still being listened to.
        follow: true,
        answer: TranscribedAnswer,
        work: transcription(services, use, recording),
      })
      await job.end
      return await sendGeneration<TranscribedAnswer>(c, job)
    } finally {
      await release()
    }
  })
}

function transcription({ database, env, now, transcriber }: Services, use: Use, recording: AnswerRecording): ChargedWork {
  return async (emit, signal) => {
    const clock = { now: now(), leaseMs: 2 * env.AI_DEADLINE_MS }
    const tell = (transcription: string, words: readonly object[], takesLeft: number) => {
      const { durationSeconds } = recording
      emit({
        section: 'transcription',
        data: { transcription, words, durationSeconds, isSilent: transcription === '', takesLeft },
      })
      return {}
    }
    if (recording.isSilent) return tell('', [], await usesLeft(database, use, clock))
    const left = await reserveUse(database, use, clock)
    try {
      const { text, words } = await hearAnswer(transcriber!, recording, signal)
      if (text === '') {
        await releaseUse(database, use)
        return tell('', [], await usesLeft(database, use, clock))
      }
      await finishUse(database, use, now())
      return tell(text, words, left)
    } catch (error) {
      await releaseUse(database, use)
      throw error
    }
  }
}
