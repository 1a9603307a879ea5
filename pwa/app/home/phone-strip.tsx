import { useAtomValue, useSetAtom } from 'jotai'
import { freeCredits } from '../../../api/contract/prices.ts'
import { authStateAtom } from '../../session/account/auth-state.ts'
import { phoneDialogOpenAtom } from '../../session/account/phone-dialog-state.ts'
import { useProfile, wasVerifiedKey } from '../../session/account/use-profile.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * 'Get 40 Free Credits', while the phone is known to be unverified. Never when the profile could not be fetched. Until it is known,
 * its place is kept for those who were not verified last time, so that it pushes nothing when it comes.
 */
export function PhoneStrip() {
  const { state, profile } = useProfile()
  const verify = useSetAtom(phoneDialogOpenAtom)
  const authState = useAtomValue(authStateAtom)
  const uid = authState.state === 'signed-in' ? authState.person.uid : null
  const coming = state === 'loading' && localStorage.getItem(wasVerifiedKey) !== uid
  if (!coming && (state !== 'known' || profile.phoneVerified)) return null
  return (
    <section className={`phone-strip ${coming ? 'phone-strip-coming' : 'lights-up'}`}>
      <Icon name="gift" size={32} />
      <div>
        <h2>Get {freeCredits} Free Credits</h2>
        <p>Verify your phone number. It takes one text message.</p>
      </div>
      <Button look="main" onClick={() => verify(true)}>
        Verify phone
      </Button>
    </section>
  )
}
