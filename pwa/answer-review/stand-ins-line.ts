import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'

/** Feedback, with its charge where it was requested on its own. */
export type PricedFeedback = AnswerFeedback & Partial<Pick<InterviewFeedbackAnswer, 'charge' | 'creditsReturned'>>

const names: Record<AnswerFeedback['standIns'][number], string> = {
  strengths: 'strengths',
  improvements: 'improvements',
  sentenceFeedback: 'sentences',
  refinedAnswer: 'refined answer',
  alternateAnswer: 'other way to tell it',
}

/** Which parts the built-in coach wrote in the AI's place, for exports; null where there are none. */
export function standInsLine(feedback: AnswerFeedback): string | null {
  const written = feedback.standIns.filter((section) => feedback[section].length > 0)
  if (written.length === 0) return null
  return `The built-in coach, not the AI, wrote: ${written.map((section) => names[section]).join(', ')}.`
}
