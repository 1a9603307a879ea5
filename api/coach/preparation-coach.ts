import type { InterviewPrepSection, RoundFields } from '../contract/interview-prep.ts'
import type { InterviewQaSection } from '../contract/interview-qa.ts'
import type { InterviewRound } from '../contract/interview-rounds.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { StandIn } from './stand-in.ts'

export interface PrepareInterviewInput {
  round: InterviewRound
  /** Null when the person sent none: nothing is compared then, and nothing is claimed about them. */
  resume: ResumeDocument | null
  jobDescription: string
  /** What the user answered to gap questions: lines of their own, besides the resume. */
  told?: readonly ToldLine[] | undefined
  /** Aborted at the deadline; the coach stops its own calls. */
  signal: AbortSignal
}

interface AnswerQuestionsInput extends PrepareInterviewInput {
  resume: ResumeDocument
}

type PrepareInterviewEvent = InterviewPrepSection | StandIn<InterviewPrepSection['section']>
type AnswerQuestionsEvent = InterviewQaSection | StandIn<InterviewQaSection['section']>

/** What the coach does before an interview. */
export interface PreparationCoach {
  /**
   * Yields every section of `interviewPrepSections`, `round` first; `questions` several times, growing at its end up to ten.
   * @throws Problem unavailable when it is stopped
   */
  prepareInterview(input: PrepareInterviewInput): AsyncIterable<PrepareInterviewEvent>
  /**
   * Yields `round`, then `questions` several times, growing at its end up to ten.
   * @throws Problem unavailable when it is stopped
   */
  answerQuestions(input: AnswerQuestionsInput): AsyncIterable<AnswerQuestionsEvent>
  /** What a preparation for this round says besides questions and answers. Asks no model. */
  roundFields(input: AnswerQuestionsInput): Promise<RoundFields>
}
