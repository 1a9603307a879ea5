import type { CreditReason } from '../../contract/prices.ts'
import { type Switchable, switchedOffSentence, switchOf } from '../../contract/switches.ts'
import type { Env } from '../../env.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

export function assertOn({ FEATURES_OFF }: Pick<Env, 'FEATURES_OFF'>, feature: Switchable): void {
  if (FEATURES_OFF.includes(feature)) throw new Problem('switched_off', { message: switchedOffSentence(feature) })
}

interface NewWork {
  reason: CreditReason
  path: string
  userId: string
  key: string
}

/** Whether new work may start. Work that is running or already paid for is not new. */
export async function assertMayStart({ env, spending, ledger }: Services, { reason, path, userId, key }: NewWork): Promise<void> {
  try {
    assertOn(env, switchOf(reason, path))
    const spent = await spending.refusal(userId)
    if (spent) throw spent
  } catch (refusal) {
    const earlier = await ledger.find(userId, key)
    if (earlier === null || earlier.state === 'voided') throw refusal
  }
}
