import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import type { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import { feedbackBlocks } from '../../answer-review/feedback-blocks.ts'
import type { Block } from '../../export/outline.ts'
import { starParts, starPartsOf } from '../../generation/star-answer.ts'
import { standInWords } from '../../generation/status-words.ts'
import { capitalised, typeNames } from './filters.ts'
import type { OwnAnswer } from './session.ts'

export const guideTitle = 'Interview Q&A Guide'

const spokenOnly = '(spoken, no transcript)'

/** The person's own answer, and the feedback on it if there is any. */
function ownBlocks(own: OwnAnswer | undefined, feedback: InterviewFeedbackAnswer | undefined): Block[] {
  if (!own) return []
  const words = own.words ?? feedback?.transcript ?? spokenOnly
  return [{ kind: 'labelled', label: 'My answer', text: words }, ...(feedback ? feedbackBlocks(feedback) : [])]
}

/** One question with its suggested answer. */
export function questionBlocks(index: number, { question, answer, type, category, standIn }: QaQuestion): Block[] {
  const parts = starPartsOf(answer)
  return [
    { kind: 'subheading', text: `${index + 1}. ${question}` },
    { kind: 'note', text: `${typeNames[type]} · ${capitalised(category)}` },
    ...(standIn ? [{ kind: 'note', text: standInWords } as const] : []),
    ...(parts
      ? starParts.map((label): Block => ({ kind: 'labelled', label, text: parts[label] }))
      : [{ kind: 'paragraph', text: answer } as const]),
  ]
}

/** Everything, as blocks for PDF, Word, copy and share. */
export function qaOutline(
  round: InterviewRound | undefined,
  questions: readonly QaQuestion[],
  own: ReadonlyMap<number, OwnAnswer>,
  feedbackOn: (answerId: string) => InterviewFeedbackAnswer | undefined,
): Block[] {
  return [
    { kind: 'title', text: guideTitle },
    ...(round ? [{ kind: 'paragraph', text: interviewRounds[round].label } as const] : []),
    ...questions.flatMap((question, index) => {
      const mine = own.get(index)
      return [...questionBlocks(index, question), ...ownBlocks(mine, mine && feedbackOn(mine.id))]
    }),
  ]
}
