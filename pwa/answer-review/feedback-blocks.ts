import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'
import { type Block, bullets, labelled, note, paragraph } from '../export/outline.ts'
import { scoreLine } from './verdict.ts'

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

const labelledIf = (label: string, text: string): Block[] => (text ? [labelled(label, text)] : [])

/** What the coach says about one answer, without its score. */
export function detailBlocks(feedback: AnswerFeedback): Block[] {
  const { strengths, improvements, sentenceFeedback, refinedAnswer, alternateAnswer } = feedback
  const standIns = standInsLine(feedback)
  return [
    ...bullets('Strengths', strengths),
    ...bullets('Improvements', improvements),
    ...sentenceFeedback.flatMap(({ original, improved }) => [
      ...labelledIf('You said', original),
      ...labelledIf('Stronger', improved),
    ]),
    ...labelledIf('Refined answer', refinedAnswer),
    ...labelledIf('Another way to tell it', alternateAnswer),
    ...(standIns === null ? [] : [note(standIns)]),
  ]
}

/** The feedback on one answer, for export. */
export const feedbackBlocks = (feedback: AnswerFeedback): Block[] => [paragraph(scoreLine(feedback)), ...detailBlocks(feedback)]
