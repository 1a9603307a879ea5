import type { Summary } from './summary.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** What stands behind the mean: "7 answers counted, 1 provisional and left out, 2 skipped." */
export function countWordsOf({ counted, provisional, pending, waiting, skipped }: Summary): string {
  const parts = [
    `${count(counted, 'answer', 'answers')} counted`,
    provisional > 0 && `${provisional} provisional and left out`,
    pending > 0 && `${pending} still being looked at`,
    waiting > 0 && `${waiting} waiting for you`,
    skipped > 0 && `${skipped} skipped`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
