import type { Practice } from '../../media/interview-runner/practice.ts'

/** "3 answers". */
export function givenCount({ places }: Practice): string {
  const count = places.filter(({ answer }) => answer !== null).length
  return count === 1 ? '1 answer' : `${count} answers`
}
