import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview-texts.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { toldHash } from '../../http/forms/resume-form.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type Practice, practiceFor, writePractice } from './practice-uses.ts'

interface VoiceForm {
  jobDescription: string
  interviewRound: InterviewRound
  resume: Uint8Array
  told: ToldLine[]
}

interface Start {
  form: VoiceForm
  resume: ResumeDocument
  practice: Practice | null
}

export function startVoiceInterview(services: Services) {
  return chargedRoute<Start, VoiceInterviewStarted, [form: VoiceForm]>(services, {
    reason: 'voice_interview',
    answer: VoiceInterviewStarted,
    tooFewCredits: () => voiceInterviewTexts.tooFewCredits,
    async read({ ownerOf }, form) {
      const resume = await services.documents.read(form.resume, ['pdf', 'docx', 'doc'], {}, await ownerOf())
      return { form, resume, practice: null }
    },
    hash: ({ form }) => ['voice interview', form.interviewRound, form.jobDescription, form.resume, ...toldHash(form.told)],
    work: (start, { uid, key }) => starting(services, start, uid, key),
    alongside: (start) => (tx) => writePractice(tx, start.practice!),
  })
}

function starting(services: Services, start: Start, uid: string, key: string): ChargedWork {
  return async (emit, signal) => {
    const { questions, defaults } = await askForQuestions(services, start, signal)
    emit({ section: 'questions', data: { interviewQuestions: questions } })
    const { resume, form } = start
    const { jobDescription, interviewRound: round, told } = form
    emit({ section: 'round', data: await services.coach.roundFields({ resume, jobDescription, round, told, signal }) })
    start.practice = await practiceFor(services.database, uid, key, services.now())
    return {
      sessionId: start.practice.id,
      endsAt: start.practice.expiresAt.toISOString(),
      transcription: services.transcriber ? 'server' : 'browser',
      coach: services.coach.name,
      defaultQuestions: defaults,
    }
  }
}

async function askForQuestions({ coach }: Services, { resume, form }: Start, signal: AbortSignal) {
  const { jobDescription, interviewRound: round, told } = form
  try {
    return await coach.interviewQuestions({ resume, jobDescription, round, told, signal })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem(error.code, { ...error.details, message: voiceInterviewTexts.noQuestions, log: error.message })
  }
}
