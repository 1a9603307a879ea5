import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { freeCredits } from '../../../api/contract/prices.ts'
import { phoneDialogAtom, type WaitingRequest } from '../auth/phone-dialog-state.ts'
import { useProfile } from '../auth/use-profile.ts'

/** The words on every button that leads to them. */
export const getFreeCredits = `Get ${freeCredits} free credits`

/**
 * The free credits, for a person whose phone is known to be unverified: `get` opens its verification where the person is, and what they wanted
 * goes on after it, as the screen is by then.
 * @param wanted null where nothing waits for the credits
 */
export function useFreeCredits(wanted: WaitingRequest | null = null) {
  const { state, profile } = useProfile()
  const openDialog = useSetAtom(phoneDialogAtom)
  const latest = useRef(wanted)
  latest.current = wanted
  return {
    areOffered: state === 'known' && !profile.phoneVerified,
    get: () => openDialog({ waiting: wanted && { price: wanted.price, goOn: () => latest.current?.goOn() } }),
  }
}
