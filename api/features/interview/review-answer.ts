import type * as z from 'zod'
import type { Transcriber } from '../../adapters/transcription.ts'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargeFor } from '../../billing/charged-request/who-wrote.ts'
import type { ReviewAnswerInput } from '../../coach/coach.ts'
import { AnswerFeedback } from '../../contract/answer-feedback.ts'
import type { HeardWord, InterviewFeedbackFields, InterviewFeedbackRequest } from '../../contract/voice-interview.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type AnswerRecording, audioTexts } from './audio-form.ts'
import { hearAnswer } from './hear-answer.ts'
import { finishUse, releaseUse, reserveUse, type Use } from './practice-uses.ts'

// Feedback on a transcript, counted if it belongs to a practice. Failures do not count. A practice includes the AI's feedback, so advice only the
// stand-in wrote is a failure there: the user can retry.
export function reviewOfWords(services: Services, request: InterviewFeedbackRequest, use: Use | null): ChargedWork {
  const { database, env, now } = services
  const { sessionId: _, take: __, questionIndex: ___, ...answer } = request
  return async (emit, signal) => {
    const clock = { now: now(), leaseMs: 2 * env.AI_DEADLINE_MS }
    const recomputationsLeft = use && (await reserveUse(database, use, clock))
    try {
      const feedback = await review(services, { ...answer, signal })
      const outcome = outcomeOf(feedback)
      if (use && outcome.charge && feedback.verdict === 'answered') throw new Problem('unavailable', { message: notWritten })
      if (use) await finishUse(database, use, now())
      emit({ section: 'feedback', data: { ...feedback, transcript: answer.transcript, words: [], recomputationsLeft } })
      return outcome
    } catch (error) {
      if (use) await releaseUse(database, use)
      throw error
    }
  }
}

export function reviewOfRecording(
  services: Services,
  transcriber: Transcriber,
  fields: z.infer<typeof InterviewFeedbackFields>,
  recording: AnswerRecording,
): ChargedWork {
  const { question, type, goal, jobDescription, source, pauses } = fields
  return async (emit, signal) => {
    const { text: transcript, words } = await hearAnswer(transcriber, recording, signal)
    if (transcript === '') throw new Problem('unreadable_file', { message: audioTexts.silent })
    emit({ section: 'transcript', data: { transcript, words: words as HeardWord[] } })
    const { durationSeconds } = recording
    const answer = { question, type, goal, jobDescription, source, pauses, transcript, words, durationSeconds, signal }
    const feedback = await review(services, answer)
    emit({ section: 'feedback', data: { ...feedback, recomputationsLeft: null } })
    return outcomeOf(feedback)
  }
}

const notWritten = 'Failed to analyze your answer. Please try again.'

const outcomeOf = ({ standIns }: AnswerFeedback) =>
  chargeFor(
    'answerFeedback',
    standIns.map((standIn) => ({ standIn })),
  )

async function review({ coach }: Services, answer: ReviewAnswerInput): Promise<AnswerFeedback> {
  const feedback = AnswerFeedback.safeParse(await coach.reviewAnswer(answer))
  // An incomplete answer must not be counted either.
  if (!feedback.success) throw new Problem('unavailable', { log: 'incomplete feedback' })
  return feedback.data
}
