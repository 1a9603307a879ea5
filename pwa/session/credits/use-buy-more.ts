import { useSetAtom } from 'jotai'
import { phoneDialogOpenAtom } from '../account/phone-dialog-state.ts'
import { useProfile } from '../account/use-profile.ts'
import { creditsSheetOpenAtom } from './credits-sheet-state.ts'
import { purchaseOpenAtom } from './purchase-state.ts'

/**
 * 'Buy More'. Only a phone that is known to be unverified locks it; a profile that is slow or could not be read is asked for at the press.
 */
export function useBuyMore() {
  const { state, profile, ask } = useProfile()
  const purchase = useSetAtom(purchaseOpenAtom)
  const verifyPhone = useSetAtom(phoneDialogOpenAtom)
  const showCredits = useSetAtom(creditsSheetOpenAtom)

  /** @returns whether another dialog has opened; where the profile cannot be read, the sheet says so */
  async function press(): Promise<boolean> {
    const known = state === 'known' ? profile : (await ask()).data
    if (known?.phoneVerified) purchase(true)
    else if (known) verifyPhone(true)
    else showCredits(true)
    return known !== undefined
  }

  return { isLocked: state === 'known' && !profile.phoneVerified, press }
}
