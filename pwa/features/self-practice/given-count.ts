import { answeredCount, type Practice } from '../../media/interview-runner/practice.ts'

/** "3 answers". */
export function givenCount(practice: Practice): string {
  const count = answeredCount(practice)
  return count === 1 ? '1 answer' : `${count} answers`
}
