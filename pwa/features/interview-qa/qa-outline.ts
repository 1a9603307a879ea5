import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { type Block, bullet, heading, labelled, note, paragraph, subheading } from '../../export/outline.ts'
import { answerBlocks } from '../../generation/answer-rows.ts'
import { standInWords } from '../../generation/status-words.ts'
import { capitalised, typeNames } from './filters.ts'

export const guideTitle = 'Interview Q&A Guide'

export const questionBlocks = (index: number, { type, category, standIn, question, answer, plan }: QaQuestion): Block[] => [
  subheading(`${index + 1}. ${question}`),
  note(`${typeNames[type]} · ${capitalised(category)}`),
  ...(standIn ? [note(standInWords)] : []),
  ...answerBlocks({ question, answer, plan }),
]

function planBlocks(questions: readonly QaQuestion[], ready: ReadonlySet<number>): Block[] {
  const left = questions.length - ready.size
  const practice =
    left > 0 ? [`Say aloud the ${left === 1 ? 'one that is' : `${left} that are`} not ready, two minutes each at most.`] : []
  return [
    heading('Your plan for tonight'),
    ...[...practice, 'Fill in each plan first: one story with a number beats three claims.'].map(bullet),
    subheading(`${ready.size} of ${questions.length} ready`),
    ...questions.map(({ question }, at) => labelled(ready.has(at) ? 'Ready' : 'To say', `${at + 1}. ${question}`)),
    heading('A way to answer each'),
  ]
}

/** The plan is the first page. */
export const qaOutline = (
  round: InterviewRound | undefined,
  questions: readonly QaQuestion[],
  ready: ReadonlySet<number>,
): Block[] => [
  { kind: 'title', text: guideTitle },
  ...(round ? [paragraph(interviewRounds[round].label)] : []),
  ...planBlocks(questions, ready),
  ...questions.flatMap((question, index) => questionBlocks(index, question)),
]
