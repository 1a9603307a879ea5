import type { Context, TypedResponse } from 'hono'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import { VoiceInterviewStarted, voiceInterviewTexts } from '../../contract/voice-interview.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { payingOwnerOf } from '../../media/uploads/file-owner.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type Practice, practiceFor, writePractice } from './practices.ts'

/** The form of POST /api/analyze with interviewMode='true', checked. */
export interface VoiceForm {
  jobDescription: string
  interviewRound: InterviewRound
  resume: Uint8Array
}

/** Ten questions and a paid practice for 15 credits: what POST /api/analyze does in voice mode. */
export function startVoiceInterview(services: Services) {
  const { env, database, documents, rateLimits } = services
  return async (c: Context<AppEnv>, form: VoiceForm): Promise<Response & TypedResponse<VoiceInterviewStarted, 200, 'json'>> => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    const owner = await payingOwnerOf(c, services, { reason: 'voice_interview', key }).catch(inTheScreensWords)
    const resume = await documents.read(form.resume, ['pdf', 'docx', 'doc'], {}, owner)
    await rateLimits.take('ai', uid)
    await rateLimits.take('ai-ip', clientAddressOf(c, env))
    // Known once the questions are there; written together with the charge.
    let practice: Practice | null = null
    const job = await runPaidJob({
      services,
      userId: uid,
      reason: 'voice_interview',
      key,
      requestHash: requestHashOf('voice interview', form.interviewRound, form.jobDescription, form.resume),
      follow: wantsEvents(c),
      answer: VoiceInterviewStarted,
      async work(emit, signal) {
        const { questions, defaults } = await askForQuestions(services, resume, form, signal)
        emit({ section: 'questions', data: { interviewQuestions: questions } })
        practice = await practiceFor(database, uid, key, services.now())
        return {
          sessionId: practice.id,
          endsAt: practice.expiresAt.toISOString(),
          transcription: services.transcriber ? 'server' : 'browser',
          coach: services.coach.name,
          defaultQuestions: defaults,
        }
      },
      alongside: async (tx) => writePractice(tx, practice!),
    }).catch(inTheScreensWords)
    return sendGeneration<VoiceInterviewStarted>(c, job)
  }
}

async function askForQuestions({ coach }: Services, resume: ResumeDocument, form: VoiceForm, signal: AbortSignal) {
  const { jobDescription, interviewRound: round } = form
  try {
    return await coach.interviewQuestions({ resume, jobDescription, round, signal })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem(error.code, { ...error.details, message: voiceInterviewTexts.noQuestions, log: error.message })
  }
}

/** The specification's own sentence for this screen. */
function inTheScreensWords(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== 'too_few_credits') throw error
  throw new Problem('too_few_credits', { ...error.details, message: voiceInterviewTexts.tooFewCredits })
}
