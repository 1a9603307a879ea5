import type { AnswerFeedback, HeardAnswer, TimeSpan } from '../contract/answer-feedback.ts'
import type { InterviewQuestion, QuestionType } from '../contract/interview-questions.ts'
import type { InterviewRound } from '../contract/interview-rounds.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { TranscriptSource } from './score/delivery/spoken.ts'
import type { SpokenWord } from './text/align-words.ts'

interface InterviewQuestionsInput {
  resume: ResumeDocument
  jobDescription: string
  /** What the user answered to gap questions: lines of their own, besides the resume. */
  told?: readonly ToldLine[] | undefined
  round: InterviewRound
  /** Aborted at the deadline; the coach stops its own calls. */
  signal: AbortSignal
}

export interface InterviewQuestions {
  /** Exactly ten, no two alike. */
  questions: InterviewQuestion[]
  /** How many of them are default questions of the round, because too few came out of this ad and this resume. */
  defaults: number
}

export interface ReviewAnswerInput {
  question: string
  /** Guessed from the question's words where it is not given. */
  type?: QuestionType | undefined
  goal?: string | undefined
  /** What was said; '' for silence. */
  transcript: string
  /** `recognised` unless said otherwise. */
  source?: TranscriptSource | undefined
  /** With their times, where the recogniser tells them. */
  words?: readonly SpokenWord[] | undefined
  durationSeconds?: number | undefined
  /** Silences as the device measured them on the sound; worth more than gaps between words. */
  pauses?: readonly TimeSpan[] | undefined
  jobDescription?: string | undefined
  /** What was heard before, as the user corrected it: then nothing is read again, and no model is asked. */
  heard?: HeardAnswer | undefined
  signal: AbortSignal
}

/** The coach of practice interviews: asks, and says how an answer went. */
export interface InterviewCoach {
  /**
   * Ten questions from this ad and this resume for one round.
   * @throws Problem unavailable when a connected model gave none; the caller then gives the credits back
   */
  interviewQuestions(input: InterviewQuestionsInput): Promise<InterviewQuestions>
  /**
   * Feedback on one answer. Every number is computed by one table from one reading of the answer, and the feedback says whose.
   * @throws Problem unavailable when it is stopped
   */
  reviewAnswer(input: ReviewAnswerInput): Promise<AnswerFeedback>
}
