import type { InterviewQaDone, QaQuestion } from '../../../../api/contract/interview-qa.ts'
import { qaCategories } from '../../../../api/contract/qa-questions.ts'

export const exampleQuestions: QaQuestion[] = Array.from({ length: 10 }, (_, index) => ({
  question: `Question ${index + 1}?`,
  answer: `Situation: Ward ${index + 1}.\nTask: Fewer falls.\nAction: I led rounds.\nResult: [number] fewer.`,
  type: index < 6 ? 'job' : 'resume',
  category: qaCategories[index % qaCategories.length]!,
}))

export const exampleDone: InterviewQaDone = { creditsCharged: 5, creditsRemaining: 35, coach: 'builtin', standIns: [] }
