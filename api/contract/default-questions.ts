import defaults from './default-questions.json' with { type: 'json' }
import type { InterviewQuestion } from './interview-questions.ts'
import type { InterviewRound } from './interview-rounds.ts'
import type { QaCategory } from './qa-questions.ts'

const { generic, ...rounds } = defaults

export type GuideQuestion = InterviewQuestion & {
  category: QaCategory
  listensFor: string
  mistake: string
  plan: string[]
  /** Only for jobs with one of these roles; "leader" for a job that leads people. */
  roles?: string[]
  /** How a line of the resume reads that its answer can be built on. */
  shows?: string
}

export const genericQuestions = generic as readonly GuideQuestion[]

export const roundQuestions = rounds as Readonly<Record<InterviewRound, readonly GuideQuestion[]>>
