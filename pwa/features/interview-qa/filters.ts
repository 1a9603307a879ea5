import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import type { Filter } from './session-store.ts'

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const typeNames: Record<QaQuestion['type'], string> = { job: 'Job-focused', resume: 'Resume-focused' }

export function filtersOf(questions: readonly QaQuestion[]): { filter: Filter; label: string }[] {
  const count = (type: QaQuestion['type']) => questions.filter((question) => question.type === type).length
  const categories = [...new Set(questions.map(({ category }) => category))]
  return [
    { filter: 'all', label: 'All Questions' },
    { filter: 'job', label: `${typeNames.job} (${count('job')})` },
    { filter: 'resume', label: `${typeNames.resume} (${count('resume')})` },
    ...categories.map((category) => ({ filter: category, label: capitalised(category) })),
  ]
}

export function filtered(questions: readonly QaQuestion[], filter: Filter) {
  return questions
    .map((question, index) => ({ index, question }))
    .filter(({ question: { type, category } }) => filter === 'all' || filter === type || filter === category)
}
