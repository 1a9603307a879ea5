import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'

/** Feedback on one answer as its feature keeps it through a reload. */
export interface KeptFeedback {
  /** The answer's. */
  id: string
  answer: InterviewFeedbackAnswer
  /** Those that it has replaced, about earlier words. */
  before: readonly InterviewFeedbackAnswer[]
}
