import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { freeCredits } from '../../../api/contract/prices.ts'
import { within } from '../../platform/within.ts'
import { phoneDialogAtom, type WaitingRequest } from '../auth/auth-state.ts'
import { useProfile } from '../auth/use-profile.ts'
import { creditsSheetOpenAtom, purchaseOpenAtom } from './purchase-state.ts'

export const getFreeCredits = `Get ${freeCredits} free credits`

/** After this long, the button seems broken. */
const patienceMs = 3_000

/** The free credits while the phone is known to be unverified, in place and then continuing with `wanted`; else buying more. */
export function useGetCredits(wanted: WaitingRequest | null = null) {
  const { state, profile, refetch } = useProfile()
  const purchase = useSetAtom(purchaseOpenAtom)
  const verifyPhone = useSetAtom(phoneDialogAtom)
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  const latest = useRef(wanted)
  latest.current = wanted

  /** Resolves to whether another dialog opened; otherwise the credits sheet explains. */
  async function get(): Promise<boolean> {
    const known = state === 'known' ? profile : (await within(patienceMs, refetch()).catch(() => null))?.data
    if (known?.phoneVerified) purchase(true)
    else if (known) verifyPhone({ waiting: wanted && { reason: wanted.reason, proceed: () => latest.current?.proceed() } })
    else showCredits(true)
    return known !== undefined
  }

  return { areFree: state === 'known' && !profile.phoneVerified, get }
}
