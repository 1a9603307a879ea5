import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import type { Block } from '../../export/outline.ts'
import { starParts, starPartsOf } from '../../paid-answer/star-answer.ts'
import { capitalised, typeNames } from './filters.ts'
import type { OwnAnswer } from './own-answer.ts'

export const guideTitle = 'Interview Q&A Guide'

const spokenOnly = '(spoken, not in words)'

/** One question with its suggested answer, and the person's own where there is one. */
export function questionBlocks(index: number, { question, answer, type, category }: QaQuestion, own?: OwnAnswer): Block[] {
  const parts = starPartsOf(answer)
  return [
    { kind: 'subheading', text: `${index + 1}. ${question}` },
    { kind: 'note', text: `${typeNames[type]} · ${capitalised(category)}` },
    ...(parts
      ? starParts.map((label): Block => ({ kind: 'labelled', label, text: parts[label] }))
      : [{ kind: 'paragraph', text: answer } as const]),
    ...(own ? [{ kind: 'labelled', label: 'My answer', text: own.words ?? spokenOnly } as const] : []),
  ]
}

/** Everything, as blocks for PDF, Word, copy and share. */
export function qaOutline(
  round: InterviewRound | undefined,
  questions: readonly QaQuestion[],
  own: ReadonlyMap<number, OwnAnswer>,
): Block[] {
  return [
    { kind: 'title', text: guideTitle },
    ...(round ? [{ kind: 'paragraph', text: interviewRounds[round].label } as const] : []),
    ...questions.flatMap((question, index) => questionBlocks(index, question, own.get(index))),
  ]
}
