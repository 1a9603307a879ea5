import type { Context } from 'hono'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { resumeMissing } from '../../contract/problems.ts'
import { VoiceInterviewForm } from '../../contract/request-forms.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview-texts.ts'
import { pdfOrWordKinds, type ResumeForm, refuse } from '../../http/forms/resume-form.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { orElse } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { practiceFor, writePractice } from './practice-uses.ts'

/** The start of a practice interview, which shares its call with the resume analysis. */
export function voiceInterviewStart(services: Services) {
  const { coach, database, documents, transcriber, now } = services
  const respond = (c: Context<AppEnv>, form: ResumeForm) => {
    const { bytes, jobDescription, told, round } = readStart(form)
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
  return {
    description: 'Starts a voice interview, ten questions for 15 credits.',
    form: VoiceInterviewForm,
    answer: VoiceInterviewStarted,
    reason: 'voice_interview' as const,
    respond,
  }
}

/** Checks, in this order: resume, job description, round. */
function readStart(form: ResumeForm) {
  const bytes = form.resume ?? refuse(resumeMissing.elsewhere)
  return { bytes, jobDescription: form.jobDescription(), told: form.told(), round: form.round() }
}
