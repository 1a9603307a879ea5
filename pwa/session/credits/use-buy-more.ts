import { useSetAtom } from 'jotai'
import { phoneDialogAtom } from '../auth/phone-dialog-state.ts'
import { useProfile } from '../auth/use-profile.ts'
import { creditsSheetOpenAtom } from './credits-sheet-state.ts'
import { purchaseOpenAtom } from './purchase-state.ts'

/** Longer than this, a press seems to have done nothing. */
const silence = () => new Promise<undefined>((resolve) => setTimeout(resolve, 3_000))

/** The 'Buy More' button. Only a phone that is known to be unverified locks it; a profile that is not known yet is fetched at the click. */
export function useBuyMore() {
  const { state, profile, refetch } = useProfile()
  const purchase = useSetAtom(purchaseOpenAtom)
  const verifyPhone = useSetAtom(phoneDialogAtom)
  const showCredits = useSetAtom(creditsSheetOpenAtom)

  /** @returns whether another dialog has opened; when the profile cannot be read, or not soon, the credits sheet says so */
  async function open(): Promise<boolean> {
    const known = state === 'known' ? profile : await Promise.race([refetch().then(({ data }) => data), silence()])
    if (known?.phoneVerified) purchase(true)
    else if (known) verifyPhone({ waiting: null })
    else showCredits(true)
    return known !== undefined
  }

  return { isLocked: state === 'known' && !profile.phoneVerified, open }
}
