import type { AnswerFeedback, HeardAnswer, TimeSpan } from '../contract/answer-feedback.ts'
import type { InterviewQuestion, QuestionType } from '../contract/interview-questions.ts'
import type { InterviewRound } from '../contract/interview-rounds.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { TranscriptSource } from './score/delivery/delivery.ts'
import type { SpokenWord } from './text/transcript-tokens.ts'

interface InterviewQuestionsInput {
  resume: ResumeDocument
  jobDescription: string
  told?: readonly ToldLine[] | undefined
  round: InterviewRound
  /** Aborted at the deadline; the coach cancels its own calls. */
  signal: AbortSignal
}

export interface InterviewQuestions {
  questions: InterviewQuestion[]
  /** How many are default questions for the round, because the ad and resume yielded too few. */
  defaults: number
}

export interface ReviewAnswerInput {
  question: string
  /** Guessed from the question's wording if not given. */
  type?: QuestionType | undefined
  goal?: string | undefined
  transcript: string
  source?: TranscriptSource | undefined
  words?: readonly SpokenWord[] | undefined
  durationSeconds?: number | undefined
  /** Silences measured on the device; more reliable than gaps between words. */
  pauses?: readonly TimeSpan[] | undefined
  jobDescription?: string | undefined
  /** The earlier reading with the user's corrections: nothing is read again, and no model is called. */
  heard?: HeardAnswer | undefined
  signal: AbortSignal
}

export interface InterviewCoach {
  /** @throws Problem unavailable if a connected model returned none; the caller returns the credits */
  interviewQuestions(input: InterviewQuestionsInput): Promise<InterviewQuestions>
  /** Every number is computed from one reading of the answer, and the feedback says whose. @throws Problem unavailable when stopped */
  reviewAnswer(input: ReviewAnswerInput): Promise<AnswerFeedback>
}
