import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview-texts.ts'
import { pdfOrWordKinds } from '../../http/forms/resume-form.ts'
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
  return chargedRoute(services, {
    reason: 'voice_interview',
    answer: VoiceInterviewStarted,
    tooFewCredits: () => voiceInterviewTexts.tooFewCredits,
    async read({ uid, key, ownerOf }, { bytes, jobDescription, interviewRound: round, told }: VoiceForm) {
      const resume = await documents.read(bytes, pdfOrWordKinds, {}, await ownerOf())
      const practice = await practiceFor(database, uid, key, now())
      return { bytes, asked: { resume, jobDescription, round, told }, practice }
    },
    hash: ({ bytes, asked: { round, jobDescription, told } }) => ['voice interview', round, jobDescription, bytes, told],
    work:
      ({ asked, practice }) =>
      async (emit, signal) => {
        const input = { ...asked, signal }
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
}
