import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import type { Block } from '../../export/outline.ts'
import { answerBlocks } from '../../generation/answer-rows.ts'
import { standInWords } from '../../generation/status-words.ts'
import { capitalised, typeNames } from './filters.ts'

export const guideTitle = 'Interview Q&A Guide'

export const questionBlocks = (index: number, { type, category, standIn, question, answer, plan }: QaQuestion): Block[] => [
  { kind: 'subheading', text: `${index + 1}. ${question}` },
  { kind: 'note', text: `${typeNames[type]} · ${capitalised(category)}` },
  ...(standIn ? [{ kind: 'note', text: standInWords } as const] : []),
  ...answerBlocks({ question, answer, plan }),
]

export const qaOutline = (round: InterviewRound | undefined, questions: readonly QaQuestion[]): Block[] => [
  { kind: 'title', text: guideTitle },
  ...(round ? [{ kind: 'paragraph', text: interviewRounds[round].label } as const] : []),
  ...questions.flatMap((question, index) => questionBlocks(index, question)),
]
