/** How much time an answer has. More than the usual is for those who need it, and the summary says which it was. */
export type TimeAllowance = 'usual' | 'double' | 'untimed'

/** Specification, section 9: 120 seconds an answer. */
const usualMs = 120_000
/** Untimed has an end too, so that a recording forgotten in a pocket does not fill the device. */
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

/** For the summary; null for the usual time, which needs no words. */
export function allowanceNote(allowance: TimeAllowance): string | null {
  if (allowance === 'usual') return null
  return allowance === 'double'
    ? 'Practiced with double time: 4 minutes an answer.'
    : 'Practiced without a countdown. Real interviewers may expect about 2 minutes.'
}
