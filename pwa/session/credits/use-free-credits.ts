import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { freeCredits } from '../../../api/contract/prices.ts'
import { phoneDialogAtom, type WaitingRequest } from '../auth/auth-state.ts'
import { useProfile } from '../auth/use-profile.ts'

export const getFreeCredits = `Get ${freeCredits} free credits`

/** For users whose phone is known to be unverified: `get` opens verification in place, then continues with `wanted`. */
export function useFreeCredits(wanted: WaitingRequest | null = null) {
  const { state, profile } = useProfile()
  const openDialog = useSetAtom(phoneDialogAtom)
  const latest = useRef(wanted)
  latest.current = wanted
  return {
    areOffered: state === 'known' && !profile.phoneVerified,
    get: () => openDialog({ waiting: wanted && { reason: wanted.reason, proceed: () => latest.current?.proceed() } }),
  }
}
