import { Hono } from 'hono'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { TranscribeForm } from '../../contract/request-forms.ts'
import { TranscribeAnswerFields, TranscribedAnswer } from '../../contract/voice-interview.ts'
import { fileHash } from '../../http/forms/receive-form.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type AnswerRecording, hearAnswer, noTranscriber, receiveAudioForm } from './audio-form.ts'
import { feedbackRoutes } from './feedback-routes.ts'
import { finishUse, openPractice, releaseUse, reserveUse, type Use, usesLeft } from './practice-uses.ts'

const described = describeCall({
  description:
    'Transcribes one answer of a paid practice: up to 130 s and 25 MB of WebM, MP4, OGG or WAV. Free, three takes per question. Repeating the Idempotency-Key is the same take.',
  form: TranscribeForm,
  answer: TranscribedAnswer,
  statuses: {
    403: 'The practice has ended, or its three takes are used up',
    404: 'Not a practice of this user',
    413: 'Longer than 130 s or larger than 25 MB',
    415: 'No recording',
    422: 'A damaged recording',
    503: 'The speech recognizer failed; nothing was counted',
  },
})

function transcribeRoutes(services: Services) {
  const { database, transcriber } = services
  const transcribe = chargedRoute(services, {
    feature: 'voice-interview',
    reason: 'voice_interview',
    limits: ['practice', 'practice-ip'],
    // If the latest practice is over, all are; the form says which one it is for.
    mayUse: ({ uid }) => openPractice(database, uid, undefined, services.now()),
    keptIn: 'disk',
    answer: TranscribedAnswer,
    async read({ request, uid, key, files, ownerOf }) {
      if (!transcriber) throw noTranscriber()
      const { fields, read } = await receiveAudioForm(request, TranscribeAnswerFields, files)
      const practice = await openPractice(database, uid, fields.sessionId, services.now())
      const use: Use = { practiceId: practice.id, kind: 'take', questionIndex: fields.questionIndex, take: 0, key }
      return { use, recording: await read(await ownerOf()) }
    },
    workLimits: [],
    charge: () => 'none',
    // The outbox may retry while the first request is still running.
    joins: () => true,
    hash: async ({ use, recording }) => ['take', use.practiceId, String(use.questionIndex), await fileHash(recording.path)],
    work: ({ use, recording }) => transcription(services, use, recording),
  })
  return new Hono<AppEnv>().post('/transcribe-audio', described, transcribe)
}

function transcription(
  { database, env, now, transcriber, rateLimits }: Services,
  use: Use,
  recording: AnswerRecording,
): ChargedWork {
  return async (emit, signal) => {
    const clock = { now: now(), leaseMs: 2 * env.AI_DEADLINE_MS }
    const emitWords = (transcription: string, words: readonly object[], takesLeft: number) => {
      const { durationSeconds } = recording
      emit({
        section: 'transcription',
        data: { transcription, words, durationSeconds, isSilent: transcription === '', takesLeft },
      })
      return {}
    }
    if (recording.isSilent) return emitWords('', [], await usesLeft(database, use, clock))
    const left = await reserveUse(database, use, clock)
    try {
      await countSeconds(rateLimits, use, recording)
      const { text, words } = await hearAnswer(transcriber!, recording, signal)
      if (text === '') {
        await releaseUse(database, use)
        return emitWords('', [], await usesLeft(database, use, clock))
      }
      await finishUse(database, use, now())
      return emitWords(text, words, left)
    } catch (error) {
      await releaseUse(database, use)
      throw error
    }
  }
}

const secondsUsedUp =
  'You have used the two hours of recording that a practice includes. You can still type your answers and get the same feedback.'

/** Counted before transcription and never returned, since it costs the same whatever is heard. @throws Problem forbidden */
async function countSeconds(rateLimits: Services['rateLimits'], { practiceId }: Use, { durationSeconds }: AnswerRecording) {
  await rateLimits.take('recognizer-seconds', practiceId, Math.ceil(durationSeconds)).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'too_many_requests') throw new Problem('forbidden', { message: secondsUsedUp })
    throw error
  })
}

export function voiceInterviewRoutes(services: Services) {
  return new Hono<AppEnv>().route('/', transcribeRoutes(services)).route('/', feedbackRoutes(services))
}
