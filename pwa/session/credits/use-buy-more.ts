import { useSetAtom } from 'jotai'
import { within } from '../../platform/within.ts'
import { phoneDialogAtom } from '../auth/auth-state.ts'
import { useProfile } from '../auth/use-profile.ts'
import { creditsSheetOpenAtom, purchaseOpenAtom } from './purchase-state.ts'

/** After this long, the button seems broken. */
const patienceMs = 3_000

/** Locked only by a phone known to be unverified; an unknown profile is fetched on click. */
export function useBuyMore() {
  const { state, profile, refetch } = useProfile()
  const purchase = useSetAtom(purchaseOpenAtom)
  const verifyPhone = useSetAtom(phoneDialogAtom)
  const showCredits = useSetAtom(creditsSheetOpenAtom)

  /** Resolves to whether another dialog opened; otherwise the credits sheet explains. */
  async function open(): Promise<boolean> {
    const known = state === 'known' ? profile : (await within(patienceMs, refetch()).catch(() => null))?.data
    if (known?.phoneVerified) purchase(true)
    else if (known) verifyPhone({ waiting: null })
    else showCredits(true)
    return known !== undefined
  }

  return { isLocked: state === 'known' && !profile.phoneVerified, open }
}
