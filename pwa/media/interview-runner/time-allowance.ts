/** Time per answer. The summary says which one was used. */
export type TimeAllowance = 'usual' | 'double' | 'untimed'

const usualMs = 120_000
/** Even untimed answers end: a recording forgotten in a pocket must not fill the device. */
const untimedMs = 600_000

export const answerLimitMs: Record<TimeAllowance, number> = {
  usual: usualMs,
  double: 2 * usualMs,
  untimed: untimedMs,
}

export const allowanceLabels: Record<TimeAllowance, string> = {
  usual: '2 minutes an answer',
  double: 'Double time, 4 minutes an answer',
  untimed: 'No countdown, up to 10 minutes an answer',
}

export function allowanceNote(allowance: TimeAllowance): string | null {
  if (allowance === 'usual') return null
  return allowance === 'double'
    ? 'Practiced with double time: 4 minutes an answer.'
    : 'Practiced without a countdown. Real interviewers may expect about 2 minutes.'
}
