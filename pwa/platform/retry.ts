import type { ReportedCharge } from '../../api/contract/problems.ts'

/** `later`: try again automatically. `needs-you`: trying again changes nothing, so the user must see it. */
export type Verdict = 'delivered' | 'later' | 'needs-you'

/** No connection, an expired sign-in, a busy server. */
const passing = new Set([0, 401, 408, 409, 425, 429])

/** What to do after an answer. @param status 0 when there was none */
export function verdictOn({ status, charge }: { status: number; charge?: ReportedCharge | undefined }): Verdict {
  if (status >= 200 && status < 300) return 'delivered'
  // A server that gave the credits back has given up: whether to try again is the user's decision.
  if (charge === 'returned') return 'needs-you'
  return passing.has(status) || status >= 500 ? 'later' : 'needs-you'
}

/** What became of the request is unknown: the connection broke, or a proxy answered in place of the server, which may say 404. */
export const isUnanswered = ({ status, charge }: Parameters<typeof verdictOn>[0]): boolean =>
  (charge === undefined || charge === 'unknown') && status !== 401 && (status === 404 || verdictOn({ status }) === 'later')

export const longestWaitMs = 5 * 60_000

/** Doubles after each try, random over the upper half: a thousand phones back online must not call at once. */
export function waitAfterMs(tries: number, random: number, { firstMs = 2_000, longestMs = longestWaitMs } = {}): number {
  const longest = Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 20))
  return Math.round(longest / 2 + (longest / 2) * random)
}

export const watchedWaits = { firstMs: 1_000, longestMs: 30_000 }

/** Between tries that the user watches. Over as soon as the browser says that it is online again. */
export function pauseBeforeRetry(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, waitAfterMs(tries, Math.random(), watchedWaits))
    addEventListener('online', over)
  })
}
