import { useAtomValue } from 'jotai'
import { freeCredits } from '../../../api/contract/prices.ts'
import { personAtom } from '../../session/auth/auth-state.ts'
import { useProfile, wasVerifiedKey } from '../../session/auth/use-profile.ts'
import { useFreeCredits } from '../../session/credits/use-free-credits.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Space is reserved while loading for users who were unverified last time, so nothing shifts. Never shown if the profile could not be fetched. */
export function PhoneStrip() {
  const { state, profile } = useProfile()
  const { get } = useFreeCredits()
  const uid = useAtomValue(personAtom)?.uid
  const coming = state === 'loading' && localStorage.getItem(wasVerifiedKey) !== uid
  if (!coming && (state !== 'known' || profile.phoneVerified)) return null
  return (
    <section className={`phone-strip ${coming ? 'phone-strip-coming' : 'lights-up'}`}>
      <Icon name="gift" size={32} />
      <div>
        <h2>Get {freeCredits} Free Credits</h2>
        <p>Verify your phone number with one text message.</p>
      </div>
      <Button look="main" onClick={get}>
        Verify phone
      </Button>
    </section>
  )
}
