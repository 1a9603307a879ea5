import type { Context } from 'hono'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview-texts.ts'
import { pdfOrWordKinds } from '../../http/forms/resume-form.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { orElse } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { practiceFor, writePractice } from './practice-uses.ts'

interface VoiceForm {
  jobDescription: string
  interviewRound: InterviewRound
  bytes: Uint8Array
  told: ToldLine[]
}

export function startVoiceInterview(services: Services) {
  const { coach, database, documents, transcriber, now } = services
  return (c: Context<AppEnv>, { bytes, jobDescription, interviewRound: round, told }: VoiceForm) => {
    const start = chargedRoute(services, {
      feature: 'voice-interview',
      reason: 'voice_interview',
      answer: VoiceInterviewStarted,
      tooFewCredits: () => voiceInterviewTexts.tooFewCredits,
      async read({ uid, key, ownerOf }) {
        const resume = await documents.read(bytes, pdfOrWordKinds, {}, await ownerOf())
        return { resume, practice: await practiceFor(database, uid, key, now()) }
      },
      hash: () => ['voice interview', round, jobDescription, bytes, told],
      work:
        ({ resume, practice }) =>
        async (emit, signal) => {
          const input = { resume, jobDescription, round, told, signal }
          const { questions, defaults } = await coach.interviewQuestions(input).catch(orElse(voiceInterviewTexts.noQuestions))
          emit({ section: 'questions', data: { interviewQuestions: questions } })
          emit({ section: 'round', data: await coach.roundFields(input) })
          return {
            sessionId: practice.id,
            endsAt: practice.expiresAt.toISOString(),
            transcription: transcriber ? 'server' : 'browser',
            coach: coach.name,
            defaultQuestions: defaults,
          }
        },
      alongside:
        ({ practice }) =>
        (tx) =>
          writePractice(tx, practice),
    })
    return start(c)
  }
}
