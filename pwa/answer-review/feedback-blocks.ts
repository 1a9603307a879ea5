import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import type { Block } from '../export/outline.ts'
import { standInsLine } from './stand-ins-line.ts'
import { scoreLine } from './verdict.ts'

const labelled = (label: string, text: string): Block[] => (text ? [{ kind: 'labelled', label, text }] : [])
/** Points under a small heading; nothing where there are none. */
export const bullets = (title: string, points: readonly string[]): Block[] =>
  points.length === 0 ? [] : [{ kind: 'subheading', text: title }, ...points.map((text): Block => ({ kind: 'bullet', text }))]

/** Says which parts the built-in coach wrote. */
export function standInNote(feedback: AnswerFeedback): Block[] {
  const text = standInsLine(feedback)
  return text === null ? [] : [{ kind: 'note', text }]
}

/** What the coach says about one answer, without its score. */
export function detailBlocks(feedback: AnswerFeedback): Block[] {
  const { strengths, improvements, sentenceFeedback, refinedAnswer, alternateAnswer } = feedback
  return [
    ...bullets('Strengths', strengths),
    ...bullets('Improvements', improvements),
    ...sentenceFeedback.flatMap(({ original, improved }) => [
      ...labelled('You said', original),
      ...labelled('Stronger', improved),
    ]),
    ...labelled('Refined answer', refinedAnswer),
    ...labelled('Another way to tell it', alternateAnswer),
    ...standInNote(feedback),
  ]
}

/** The feedback on one answer, for export. */
export const feedbackBlocks = (feedback: AnswerFeedback): Block[] => [
  { kind: 'paragraph', text: scoreLine(feedback) },
  ...detailBlocks(feedback),
]
