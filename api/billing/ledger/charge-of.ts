import { freeAgainIn, type HoldRow } from './key-state.ts'
import type { Charge } from './ledger.ts'

/** See `Ledger.chargeOf`; `lapsed` if a run with an expired lease must be ended first. @param runs all holds of the key, newest generation first */
export function chargeOf(runs: HoldRow[], now: Date): Charge | { is: 'lapsed' } {
  const latest = runs[0]
  if (!latest) return { is: 'none' }
  if (latest.state === 'running') return { is: latest.expiresAt > now ? 'running' : 'lapsed' }
  const charge = runs.find((run) => run.state === 'posted' && !run.rerunOf)
  return charge ? { is: 'paid', freeAgain: freeAgainIn(runs, charge, now) } : { is: 'returned', credits: latest.amount }
}
