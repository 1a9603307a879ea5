import { useSetAtom } from 'jotai'
import { phoneDialogAtom } from '../auth/auth-state.ts'
import { useProfile } from '../auth/use-profile.ts'
import { creditsSheetOpenAtom, purchaseOpenAtom } from './purchase-state.ts'

/** After this long, the button seems broken. */
const silence = () => new Promise<undefined>((resolve) => setTimeout(resolve, 3_000))

/** Locked only by a phone known to be unverified; an unknown profile is fetched on click. */
export function useBuyMore() {
  const { state, profile, refetch } = useProfile()
  const purchase = useSetAtom(purchaseOpenAtom)
  const verifyPhone = useSetAtom(phoneDialogAtom)
  const showCredits = useSetAtom(creditsSheetOpenAtom)

  /** Resolves to whether another dialog opened; otherwise the credits sheet explains. */
  async function open(): Promise<boolean> {
    const known = state === 'known' ? profile : await Promise.race([refetch().then(({ data }) => data), silence()])
    if (known?.phoneVerified) purchase(true)
    else if (known) verifyPhone({ waiting: null })
    else showCredits(true)
    return known !== undefined
  }

  return { isLocked: state === 'known' && !profile.phoneVerified, open }
}
