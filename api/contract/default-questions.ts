import defaults from './default-questions.json' with { type: 'json' }
import type { InterviewQuestion } from './interview-questions.ts'
import type { InterviewRound } from './interview-rounds.ts'
import type { QaCategory } from './qa-questions.ts'

const { generic, ...rounds } = defaults

/** A question of an expert guide: what it listens for, a common mistake, and prompts for the answer. */
export type GuideQuestion = InterviewQuestion & { category: QaCategory; listensFor: string; mistake: string; plan: string[] }

/** The ten questions that any interview for any job may bring. */
export const genericQuestions = generic as readonly GuideQuestion[]

/** Ten questions for each round: those of Self practice, and the padding of a voice interview. */
export const roundQuestions = rounds as Readonly<Record<InterviewRound, readonly GuideQuestion[]>>
