import type { InterviewPrepSection, RoundFields } from '../contract/interview-prep.ts'
import type { InterviewQaSection } from '../contract/interview-qa.ts'
import type { InterviewRound } from '../contract/interview-rounds.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { StandIn } from './stand-in.ts'

export interface PrepareInterviewInput {
  round: InterviewRound
  /** Null if none was sent: nothing is compared, and nothing is claimed about the user. */
  resume: ResumeDocument | null
  jobDescription: string
  told?: readonly ToldLine[] | undefined
  signal: AbortSignal
}

export interface AnswerQuestionsInput extends PrepareInterviewInput {
  resume: ResumeDocument
}

export type PrepareInterviewEvent = InterviewPrepSection | StandIn<InterviewPrepSection['section']>
export type AnswerQuestionsEvent = InterviewQaSection | StandIn<InterviewQaSection['section']>

export interface PreparationCoach {
  /** Yields every section of `interviewPrepSections`, `round` first; `questions` several times, up to ten. */
  prepareInterview(input: PrepareInterviewInput): AsyncIterable<PrepareInterviewEvent>
  /** Yields `round`, then `questions` several times, up to ten. @throws Problem unavailable when stopped */
  answerQuestions(input: AnswerQuestionsInput): AsyncIterable<AnswerQuestionsEvent>
  roundFields(input: AnswerQuestionsInput): Promise<RoundFields>
}
