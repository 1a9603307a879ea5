import defaults from './default-questions.json' with { type: 'json' }
import type { InterviewQuestion } from './interview-questions.ts'
import type { InterviewRound } from './interview-rounds.ts'

const { generic, ...rounds } = defaults

/** The ten questions that any interview for any job may bring. */
export const genericQuestions = generic as readonly InterviewQuestion[]

/** Ten questions for each round: those of Self practice, and the padding of a voice interview. */
export const roundQuestions = rounds as Readonly<Record<InterviewRound, readonly InterviewQuestion[]>>
