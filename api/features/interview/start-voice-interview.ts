import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import type { AnswerQuestionsInput } from '../../coach/coach.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview-texts.ts'
import { pdfOrWordKinds } from '../../http/forms/resume-form.ts'
import { inOtherWords } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type Practice, practiceFor, writePractice } from './practice-uses.ts'

interface VoiceForm {
  jobDescription: string
  interviewRound: InterviewRound
  bytes: Uint8Array
  told: ToldLine[]
}

interface Start {
  bytes: Uint8Array
  asked: Omit<AnswerQuestionsInput, 'signal'> & { told: ToldLine[] }
  practice: Practice | null
}

export function startVoiceInterview(services: Services) {
  return chargedRoute<Start, VoiceInterviewStarted, [form: VoiceForm]>(services, {
    reason: 'voice_interview',
    answer: VoiceInterviewStarted,
    tooFewCredits: () => voiceInterviewTexts.tooFewCredits,
    async read({ uid }, { bytes, jobDescription, interviewRound: round, told }) {
      const resume = await services.documents.read(bytes, pdfOrWordKinds, {}, uid)
      return { bytes, asked: { resume, jobDescription, round, told }, practice: null }
    },
    hash: ({ bytes, asked: { round, jobDescription, told } }) => ['voice interview', round, jobDescription, bytes, told],
    work: (start, { uid, key }) => starting(services, start, uid, key),
    alongside: (start) => (tx) => writePractice(tx, start.practice!),
  })
}

function starting({ coach, database, transcriber, now }: Services, start: Start, uid: string, key: string): ChargedWork {
  return async (emit, signal) => {
    const asked = { ...start.asked, signal }
    const { questions, defaults } = await coach.interviewQuestions(asked).catch(inOtherWords(voiceInterviewTexts.noQuestions))
    emit({ section: 'questions', data: { interviewQuestions: questions } })
    emit({ section: 'round', data: await coach.roundFields(asked) })
    start.practice = await practiceFor(database, uid, key, now())
    return {
      sessionId: start.practice.id,
      endsAt: start.practice.expiresAt.toISOString(),
      transcription: transcriber ? 'server' : 'browser',
      coach: coach.name,
      defaultQuestions: defaults,
    }
  }
}
