import { Hono } from 'hono'
import type * as z from 'zod'
import type { Transcriber } from '../../adapters/transcription.ts'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { chargeFor } from '../../billing/charged-request/who-wrote.ts'
import type { ReviewAnswerInput } from '../../coach/coach.ts'
import { AnswerFeedback } from '../../contract/answer-feedback.ts'
import { questionsPerInterview, takesPerQuestion } from '../../contract/limits.ts'
import { InterviewFeedbackForm } from '../../contract/request-forms.ts'
import { InterviewFeedbackAnswer, InterviewFeedbackFields, InterviewFeedbackRequest } from '../../contract/voice-interview.ts'
import { fileHash } from '../../http/forms/receive-form.ts'
import { readJson } from '../../http/refuse.ts'
import { describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type AnswerRecording, audioTexts, hearAnswer, noTranscriber, receiveAudioForm } from './audio-form.ts'
import { finishUse, openPractice, releaseUse, reserveUse, type Use } from './practice-uses.ts'

const described = describeChargedCall({
  description:
    'Feedback on one answer. As JSON; free with the `sessionId` of a paid practice (once for each of three takes, plus five recomputations), otherwise 5 credits. With `heard`, as corrected by the user, only the score is recomputed, for free. Outside a practice also multipart with `audio`.',
  json: InterviewFeedbackRequest,
  // The longest texts of the contract in UTF-8, and 2,000 words with their times.
  maxBytes: 512 * 1024,
  form: InterviewFeedbackForm,
  answer: InterviewFeedbackAnswer,
  statuses: {
    403: 'The practice has ended, or its recomputations are used up',
    404: 'Not a practice of this user',
    413: 'Longer than 130 s or larger than 25 MB',
    415: 'No recording',
    422: 'A damaged or silent recording',
    503: 'It failed; nothing was charged or counted',
  },
})

export function feedbackRoutes(services: Services) {
  const onWords = wordsRoute(services)
  const onRecording = recordingRoute(services)
  return new Hono<AppEnv>().post('/interview-feedback', described, (c) => {
    const isForm = /^multipart\/form-data/i.test(c.req.header('Content-Type') ?? '')
    return isForm ? onRecording(c) : onWords(c)
  })
}

/** Correcting what was heard is always free: nothing is read again. */
const isPaid = ({ sessionId, heard }: InterviewFeedbackRequest) => sessionId === undefined && !heard

function wordsRoute(services: Services) {
  return chargedRoute(services, {
    feature: 'answer-feedback',
    reason: 'interview_feedback',
    answer: InterviewFeedbackAnswer,
    async read({ request, uid, key, count }) {
      const words = await readWords(request)
      if (isPaid(words)) await count('ai', 'ai-ip')
      else await count('practice', 'practice-ip')
      return { words, use: words.heard ? null : await practiceUseOf(services, uid, key, words) }
    },
    // Only the body says whether it belongs to a practice.
    mayUse: async () => {},
    workLimits: [],
    charge: ({ words }) => (isPaid(words) ? 'price' : 'none'),
    // The outbox may retry while the first request is still running.
    joins: ({ words }) => !isPaid(words),
    hash: ({ words }) => ['feedback', JSON.stringify(words)],
    work: ({ words, use }) => reviewOfWords(services, words, use),
  })
}

async function readWords(request: Request): Promise<InterviewFeedbackRequest> {
  const parsed = InterviewFeedbackRequest.safeParse(await readJson(request))
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map(({ path }) => path[0])
  if (names.includes('questionIndex'))
    throw new Problem('bad_request', {
      message: 'A practice interview has ten questions, 0 to 9, and three follow-ups, 10 to 12.',
    })
  throw new Problem('bad_request', { log: `fields: ${names.join(' ')}` })
}

function recordingRoute(services: Services) {
  const { transcriber } = services
  return chargedRoute(services, {
    feature: 'answer-feedback',
    reason: 'interview_feedback',
    limits: ['analyze'],
    keptIn: 'disk',
    answer: InterviewFeedbackAnswer,
    async read({ request, files, ownerOf }) {
      if (!transcriber) throw noTranscriber()
      const { fields, read } = await receiveAudioForm(request, InterviewFeedbackFields, files)
      const recording = await read(await ownerOf())
      if (recording.isSilent) throw new Problem('unreadable_file', { message: audioTexts.silent })
      return { fields, recording, transcriber }
    },
    hash: async ({ fields, recording }) => ['feedback', JSON.stringify(fields), await fileHash(recording.path)],
    work: ({ fields, recording, transcriber }) => reviewOfRecording(services, transcriber, fields, recording),
  })
}

async function practiceUseOf(
  { database, now }: Pick<Services, 'database' | 'now'>,
  uid: string,
  key: string,
  { sessionId, questionIndex, take = 1 }: InterviewFeedbackRequest,
): Promise<Use | null> {
  if (sessionId === undefined) return null
  if (questionIndex === undefined)
    throw new Problem('bad_request', { message: 'Please say which of the ten questions this answer is for.' })
  const practice = await openPractice(database, uid, sessionId, now())
  if (take > takesPerQuestion)
    throw new Problem('forbidden', { message: `A practice interview includes ${takesPerQuestion} takes of each question.` })
  return { practiceId: practice.id, kind: 'feedback', questionIndex, take, key }
}

// Feedback on a transcript, counted if it belongs to a practice. Failures do not count. A practice includes the AI's feedback, so advice only the
// stand-in wrote is a failure there: the user can retry.
function reviewOfWords(services: Services, request: InterviewFeedbackRequest, use: Use | null): ChargedWork {
  const { database, env, now } = services
  const { sessionId: _, take: __, questionIndex: ___, wantsFollowUp, ...answer } = request
  // A follow-up gets none of its own.
  const mayFollowUp = use !== null && use.questionIndex < questionsPerInterview
  return async (emit, signal) => {
    const clock = { now: now(), leaseMs: 2 * env.AI_DEADLINE_MS }
    const recomputationsLeft = use && (await reserveUse(database, use, clock))
    try {
      const feedback = await review(services, { ...answer, wantsFollowUp: mayFollowUp && wantsFollowUp, signal })
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

function reviewOfRecording(
  services: Services,
  transcriber: Transcriber,
  fields: z.infer<typeof InterviewFeedbackFields>,
  recording: AnswerRecording,
): ChargedWork {
  const { question, type, goal, jobDescription, source, pauses } = fields
  return async (emit, signal) => {
    const { text: transcript, words } = await hearAnswer(transcriber, recording, signal)
    if (transcript === '') throw new Problem('unreadable_file', { message: audioTexts.silent })
    emit({ section: 'transcript', data: { transcript, words } })
    const { durationSeconds } = recording
    const answer = { question, type, goal, jobDescription, source, pauses, transcript, words, durationSeconds, signal }
    const feedback = await review(services, answer)
    emit({ section: 'feedback', data: { ...feedback, recomputationsLeft: null } })
    return outcomeOf(feedback)
  }
}

const notWritten = 'Failed to analyze your answer. Please try again.'

const outcomeOf = ({ standIns }: AnswerFeedback) => chargeFor(['improvements'], standIns)

async function review({ coach }: Services, answer: ReviewAnswerInput): Promise<AnswerFeedback> {
  const feedback = AnswerFeedback.safeParse(await coach.reviewAnswer(answer))
  // An incomplete answer must not be counted either.
  if (!feedback.success) throw new Problem('unavailable', { log: 'incomplete feedback' })
  return feedback.data
}
