import { type InterviewPrepSectionName, preparedQuestions } from '../../../api/contract/interview-prep.ts'
import type { Received } from './preparation.ts'

/** The sections in the order in which the page shows them. */
export const prepSections = [
  { name: 'round', title: 'This round' },
  { name: 'goal', title: 'Goal of the interview' },
  { name: 'introduction', title: 'Introduce yourself' },
  { name: 'expectations', title: 'What they look for' },
  { name: 'questions', title: 'Questions and answers' },
  { name: 'strategy', title: 'Strategic preparation' },
  { name: 'company', title: 'Company research' },
  { name: 'frameworks', title: 'Frameworks' },
] as const satisfies { name: InterviewPrepSectionName; title: string }[]

export type PrepSectionName = InterviewPrepSectionName

/** The title of a section, for sentences about it. */
export const titleOfSection = (name: string): string => prepSections.find((section) => section.name === name)?.title ?? name

/** The questions come one after another; the section is whole when all are there. */
function isWhole(name: PrepSectionName, received: Received): boolean {
  return name === 'questions' ? received.questions?.questions.length === preparedQuestions : received[name] !== undefined
}

/**
 * The sections that are shown: all up to the first one that is not whole yet, and that one too as far as it has come. A later one that
 * is ready waits, so that nothing above a reader ever grows.
 */
export function readyInOrder(received: Received): PrepSectionName[] {
  const firstOpen = prepSections.findIndex(({ name }) => !isWhole(name, received))
  const whole = prepSections.slice(0, firstOpen < 0 ? prepSections.length : firstOpen)
  const next = prepSections[whole.length]
  const begun = next && received[next.name] !== undefined ? [next] : []
  return [...whole, ...begun].map(({ name }) => name)
}

/** Whether more of this section is still to come. */
export const isStillWritten = (name: PrepSectionName, received: Received): boolean => !isWhole(name, received)

/** One line per whole section for screen readers: "Introduce yourself ready, 3 of 8". */
export function readyLines(received: Received): string[] {
  return readyInOrder(received)
    .filter((name) => isWhole(name, received))
    .map((name, index) => `${titleOfSection(name)} ready, ${index + 1} of ${prepSections.length}`)
}
