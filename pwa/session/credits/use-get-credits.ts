import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { freeCredits } from '../../../api/contract/prices.ts'
import { within } from '../../platform/within.ts'
import { accountDialogAtom } from '../account/account-dialog-state.ts'
import { phoneDialogAtom, type WaitingRequest } from '../auth/auth-state.ts'
import { useProfile } from '../auth/use-profile.ts'

export const getFreeCredits = `Get ${freeCredits} free credits`

/** After this long, the button seems broken. */
const patienceMs = 3_000

/** The free credits while the phone is known to be unverified, in place and then continuing with `wanted`; else buying more. */
export function useGetCredits(wanted: WaitingRequest | null = null) {
  const { state, profile, refetch } = useProfile()
  const show = useSetAtom(accountDialogAtom)
  const verifyPhone = useSetAtom(phoneDialogAtom)
  const latest = useRef(wanted)
  latest.current = wanted

  /** Where nothing is known of the phone, the credits sheet explains. */
  async function get(): Promise<void> {
    const known = state === 'known' ? profile : (await within(patienceMs, refetch()).catch(() => null))?.data
    show(known?.phoneVerified ? 'purchase' : known ? null : 'credits')
    if (known && !known.phoneVerified)
      verifyPhone({ waiting: wanted && { reason: wanted.reason, proceed: () => latest.current?.proceed() } })
  }

  return { areFree: state === 'known' && !profile.phoneVerified, get }
}
