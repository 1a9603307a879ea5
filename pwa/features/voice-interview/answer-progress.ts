import type { AnswerFeedback } from '../../../api/contract/answer-feedback.ts'
import { failedTranscript, fallbackFeedback } from '../../../api/contract/fallback-feedback.ts'
import { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import { voiceInterviewTexts } from '../../../api/contract/voice-interview-texts.ts'
import type { Attempt } from '../../answer-review/before-after.tsx'
import { answerIdOf, type Correction, withCorrections } from '../../answer-review/feedback-runs.ts'
import type { OtherTake } from '../../answer-review/other-takes.tsx'
import type { GivenAnswer } from '../../media/interview-runner/practice.ts'
import type { UploadJob } from '../../platform/local-store.ts'
import type { VoiceNotes } from './notes.ts'
import { isOver } from './practice-time.ts'
import { reviewJobOf, reviewKind, transcribeJobOf, wordsOf } from './upload-jobs.ts'

export type AnswerProgress =
  | { state: 'unanswered' }
  | { state: 'sending'; waitsForConnection: boolean }
  /** The user types what was said. `wasDiscarded`: the recording was discarded. */
  | { state: 'needs-words'; wasDiscarded: boolean }
  /** A provisional stand-in that does not count. */
  | { state: 'not-transcribed'; sentence: string; jobId: string; transcript: string; feedback: AnswerFeedback }
  /** `before`: feedback on the words before a correction. */
  | { state: 'reviewing'; transcript: string; before: AnswerFeedback | null; waitsForConnection: boolean }
  /** The 24 hours are over: its feedback has its own price. */
  | { state: 'ended'; transcript: string | null }
  | { state: 'not-reviewed'; transcript: string; sentence: string; jobId: string }
  | {
      state: 'ready'
      transcript: string
      feedback: AnswerFeedback
      recomputationsLeft: number
      correction?: Correction | undefined
    }

type Jobs = readonly UploadJob[]

const waitsForConnection = (job: UploadJob | undefined) => job?.problem?.status === 0
/** A lost connection or an expired sign-in passes by itself. */
const hasFailed = ({ state, problem }: UploadJob) =>
  state === 'needs-you' || (state === 'waiting' && problem !== null && ![0, 401, 408, 409, 425, 429].includes(problem.status))

const notReviewed = 'The feedback could not be written. Your answer is still here; please try again.'
const discarded = 'You discarded this before feedback was written. Try again if you want it after all.'

export const takeProgressOf = (notes: VoiceNotes, jobs: Jobs, index: number) =>
  notes.practice.places[index]!.takes.map((answer, at) => ({
    number: at + 1,
    answer,
    progress: progressOf(notes, jobs, answer),
  }))

export type TakeProgress = ReturnType<typeof takeProgressOf>[number]

export function attemptsAmong(takes: readonly TakeProgress[], answerId: string): Attempt[] {
  const upTo = takes.findIndex(({ answer }) => answer.id === answerId)
  return takes.slice(0, upTo + 1).flatMap(({ number, progress }) => {
    if (progress.state !== 'ready' || progress.feedback.provisional) return []
    const { score, delivery } = progress.feedback
    return [{ label: `Take ${number}`, score, delivery }]
  })
}

export const otherTakesAmong = (takes: readonly TakeProgress[], answerId: string): OtherTake[] =>
  takes
    .filter(({ answer }) => answer.id !== answerId)
    .map(({ number, answer, progress }) => ({
      number,
      answer,
      words: ('transcript' in progress && progress.transcript) || null,
      score: progress.state === 'ready' && !progress.feedback.provisional ? progress.feedback.score : null,
    }))

export function progressOfAll(notes: VoiceNotes, jobs: Jobs): AnswerProgress[] {
  return notes.practice.places.map(({ answer }) => (answer ? progressOf(notes, jobs, answer) : { state: 'unanswered' }))
}

function progressOf(notes: VoiceNotes, jobs: Jobs, answer: GivenAnswer): AnswerProgress {
  const paid = jobs.findLast((job) => answerIdOf(job) === answer.id && job.state === 'delivered')
  const bought = paid && feedbackIn(paid)
  if (bought) return readyWith(bought, paid, jobs, 0)
  const words = wordsOf(notes, jobs, answer)
  if (isOver(notes.session) && (words === null || reviewJobOf(jobs, answer.id, words)?.state !== 'delivered'))
    return { state: 'ended', transcript: words }
  if (words !== null) return reviewOf(jobs, answer.id, words)
  if (notes.session.transcription === 'browser') return { state: 'needs-words', wasDiscarded: false }
  const job = transcribeJobOf(jobs, answer.id)
  if (job?.discarded) return { state: 'needs-words', wasDiscarded: true }
  // Delivered, but the answer does not match the contract: as good as none.
  const isGarbled = job?.state === 'delivered'
  if (!job || !(isGarbled || hasFailed(job))) return { state: 'sending', waitsForConnection: waitsForConnection(job) }
  const stands = { transcript: failedTranscript, feedback: fallbackFeedback }
  return { state: 'not-transcribed', sentence: sentenceOf(job, voiceInterviewTexts.notTranscribed), jobId: job.id, ...stands }
}

/** A server that is down says nothing useful; one that refuses says why. */
function sentenceOf({ state, problem }: UploadJob, otherwise: string): string {
  return state === 'needs-you' && problem?.message ? problem.message : otherwise
}

function reviewOf(jobs: Jobs, answerId: string, transcript: string): AnswerProgress {
  const job = reviewJobOf(jobs, answerId, transcript)
  if (job?.discarded) return { state: 'not-reviewed', transcript, sentence: discarded, jobId: job.id }
  const isDelivered = job?.state === 'delivered'
  const review = isDelivered ? feedbackIn(job) : null
  if (job && review) return readyWith(review, job, jobs, review.recomputationsLeft ?? 0)
  if (job && (isDelivered || hasFailed(job)))
    return { state: 'not-reviewed', transcript, sentence: sentenceOf(job, notReviewed), jobId: job.id }
  const before = feedbackBefore(jobs, answerId)
  return { state: 'reviewing', transcript, before, waitsForConnection: waitsForConnection(job) }
}

const feedbackIn = ({ answer }: UploadJob) => InterviewFeedbackAnswer.safeParse(answer).data ?? null

function readyWith(review: InterviewFeedbackAnswer, asked: UploadJob, jobs: Jobs, recomputationsLeft: number): AnswerProgress {
  const { answer, correction } = withCorrections(review, asked, jobs, feedbackIn)
  return { state: 'ready', transcript: review.transcript, feedback: answer ?? review, recomputationsLeft, correction }
}

function feedbackBefore(jobs: Jobs, answerId: string): AnswerFeedback | null {
  const reviews = jobs.filter(
    ({ kind, fields, state }) => kind === reviewKind && fields.answerId === answerId && state === 'delivered',
  )
  const newest = reviews.sort((one, other) => other.order - one.order)[0]
  return newest ? feedbackIn(newest) : null
}
