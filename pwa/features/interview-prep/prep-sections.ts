import type { InterviewPrepSectionName } from '../../../api/contract/interview-prep.ts'
import { preparedQuestions } from '../../../api/contract/limits.ts'
import { createSectionOrder, type Section } from '../../generation/section-order.ts'
import type { Preparation, Received } from './preparation.ts'

const sections: readonly Section<InterviewPrepSectionName>[] = [
  { name: 'round', title: 'This round' },
  { name: 'goal', title: 'Goal of the interview' },
  { name: 'introduction', title: 'Introduce yourself' },
  { name: 'expectations', title: 'What they look for' },
  { name: 'questions', title: 'Questions and answers' },
  { name: 'strategy', title: 'Strategic preparation' },
  { name: 'company', title: 'Company research' },
  { name: 'frameworks', title: 'Frameworks' },
  { name: 'resources', title: 'Where to read up' },
]

/** Page order. The questions arrive one after another. */
export const prepOrder = createSectionOrder<InterviewPrepSectionName, Received>(sections, (name, received) =>
  name === 'questions' ? received.questions?.questions.length === preparedQuestions : received[name] !== undefined,
)

export type Phase = 'initial' | 'loading' | 'results'

export function phaseOf({ run, isOpen, last }: Preparation): Phase {
  if (run.state === 'running') return prepOrder.readyInOrder(run.received).length > 0 ? 'results' : 'loading'
  return isOpen && last ? 'results' : 'initial'
}
