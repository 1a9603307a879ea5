import type { InterviewPrepSection } from '../contract/interview-prep.ts'
import type { InterviewQaSection } from '../contract/interview-qa.ts'
import type { InterviewRound } from '../contract/interview-rounds.ts'
import type { ResumeDocument } from '../documents/document.ts'

export interface PrepareInterviewInput {
  round: InterviewRound
  /** Null when the person sent none: nothing is compared then, and nothing is claimed about them. */
  resume: ResumeDocument | null
  jobDescription: string
  /** Aborted at the deadline; the coach stops its own calls. */
  signal: AbortSignal
}

export interface AnswerQuestionsInput extends PrepareInterviewInput {
  resume: ResumeDocument
}

export type PrepareInterviewEvent = InterviewPrepSection | { standIn: InterviewPrepSection['section'] }
export type AnswerQuestionsEvent = InterviewQaSection | { standIn: InterviewQaSection['section'] }

/** What the coach does before an interview. */
export interface PreparationCoach {
  /**
   * Yields every section of `interviewPrepSections`, `round` first; `questions` several times, growing at its end up to ten.
   * @throws Problem unavailable when the questions could not be made; the caller then gives the credits back
   */
  prepareInterview(input: PrepareInterviewInput): AsyncIterable<PrepareInterviewEvent>
  /**
   * Yields `round`, then `questions` several times, growing at its end up to ten.
   * @throws Problem unavailable when the questions could not be made; the caller then gives the credits back
   */
  answerQuestions(input: AnswerQuestionsInput): AsyncIterable<AnswerQuestionsEvent>
}
