import type { ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import type { Charge } from './ledger.ts'

export type HoldRow = typeof ledgerHolds.$inferSelect

/** How long after the charge a lost answer may be regenerated for free. */
export const rerunWithinMs = 30 * 60_000

const askAgainSeconds = 5

export type KeyState =
  | { is: 'new'; generation: number; lapsed: HoldRow | null }
  | { is: 'running'; retryAfterSeconds: number }
  | { is: 'posted'; charge: HoldRow; rerunGeneration: number | null; lapsed: HoldRow | null }
  | { is: 'key-reused' }

/** What earlier runs of a key mean for the next one. @param runs all holds of that key, newest generation first */
export function keyStateOf(runs: HoldRow[], request: { reason: string; requestHash: string }, now: Date): KeyState {
  const latest = runs[0]
  if (!latest) return { is: 'new', generation: 1, lapsed: null }
  if (latest.requestHash !== request.requestHash || latest.reason !== request.reason) return { is: 'key-reused' }
  const leftMs = latest.expiresAt.getTime() - now.getTime()
  if (latest.state === 'running' && leftMs > 0) {
    return { is: 'running', retryAfterSeconds: Math.min(askAgainSeconds, Math.ceil(leftMs / 1000)) }
  }
  const lapsed = latest.state === 'running' ? latest : null
  const charge = runs.find((run) => run.state === 'posted' && !run.rerunOf)
  if (!charge) return { is: 'new', generation: latest.generation + 1, lapsed }
  return { is: 'posted', charge, rerunGeneration: freeAgainIn(runs, charge, now) ? latest.generation + 1 : null, lapsed }
}

function freeAgainIn(runs: HoldRow[], charge: HoldRow, now: Date): boolean {
  const used = runs.some((run) => run.state === 'posted' && run.rerunOf)
  return !used && now.getTime() - charge.endedAt!.getTime() <= rerunWithinMs
}

/** See `Ledger.chargeOf`; `lapsed` if a run with an expired lease must be ended first. @param runs all holds of the key, newest generation first */
export function chargeOf(runs: HoldRow[], now: Date): Charge | { is: 'lapsed' } {
  const latest = runs[0]
  if (!latest) return { is: 'none' }
  if (latest.state === 'running') return { is: latest.expiresAt > now ? 'running' : 'lapsed' }
  const charge = runs.find((run) => run.state === 'posted' && !run.rerunOf)
  return charge ? { is: 'paid', freeAgain: freeAgainIn(runs, charge, now) } : { is: 'returned', credits: latest.amount }
}
