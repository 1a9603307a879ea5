import './phone-dialog.css'
import { useState } from 'react'
import { type CreditReason, creditReasons, freeCredits, reasonNames } from '../../../api/contract/prices.ts'
import type { User } from '../../platform/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAfter } from '../../ui/use-after.ts'
import type { WaitingRequest } from '../auth/auth-state.ts'
import { useProfile } from '../auth/use-profile.ts'
import { freeCreditsBuy } from '../credits/worth.ts'
import { CodeForm, NumberForm, type TypedNumber } from './phone-forms.tsx'
import { likelyCountry } from './phone-number.ts'
import { hasSimpleVariant } from './phone-steps.ts'
import { usePhoneVerification } from './use-phone-verification.ts'

const autoCompleteAfterMs = 1000

interface PhoneDialogProps {
  user: User
  waiting: WaitingRequest | null
  close: () => void
}

export default function PhoneDialog({ user, waiting, close }: PhoneDialogProps) {
  const { steps, alreadyVerified, ...act } = usePhoneVerification()
  const [typed, setTyped] = useState<TypedNumber>(() => ({ text: '', country: likelyCountry(navigator.language) }))
  const simple = hasSimpleVariant(user.uid)
  const { profile } = useProfile({ refetchOnMount: true })
  const done = steps.step === 'done'
  return (
    <Dialog
      title={done ? 'Your number is verified' : 'Verify your phone number'}
      {...(steps.step === 'number' && {
        description: `You get ${freeCredits} free credits, once per phone number. No payment details needed.`,
      })}
      onClose={close}
    >
      {steps.step === 'number' && (
        <NumberForm
          {...{ steps, typed, setTyped }}
          submit={simple ? act.verifySimply : act.sendCode}
          label={simple ? 'Verify' : 'Send code'}
          busyLabel={simple ? 'Verifying...' : 'Sending code...'}
        />
      )}
      {steps.step === 'code' && (
        <CodeForm
          key={steps.sentAtMs}
          steps={steps}
          submit={act.confirmCode}
          sendNewCode={act.sendNewCode}
          changeNumber={act.changeNumber}
        />
      )}
      {steps.step === 'done' && <Done creditsGranted={steps.creditsGranted} waiting={waiting} close={close} />}
      {!done && profile.phoneVerified && profile.creditsGrantedByPhone && <AutoComplete complete={alreadyVerified} />}
    </Dialog>
  )
}

/** The number was verified elsewhere, perhaps in another tab. */
function AutoComplete({ complete }: { complete: () => void }) {
  useAfter(autoCompleteAfterMs, complete)
  return <p role="status">Your number is already verified.</p>
}

interface DoneProps extends Pick<PhoneDialogProps, 'waiting' | 'close'> {
  creditsGranted: number
}

const nextWords = (reason: CreditReason) =>
  `Next: ${reasonNames[reason]} (${creditReasons[reason]} credits). You pay only if you get results.`

/** The button continues with what the user wanted, and says what it costs. */
function Done({ creditsGranted, waiting, close }: DoneProps) {
  return (
    <div className="centered" role="status">
      <Illustration of="success" />
      {creditsGranted > 0 ? (
        <>
          <p className="title-m numbers">{creditsGranted} credits are yours</p>
          <p>Enough for {freeCreditsBuy}.</p>
        </>
      ) : (
        <p>You can use everything now.</p>
      )}
      <Button
        look="main"
        wide
        ref={takeFocus}
        note={waiting && nextWords(waiting.reason)}
        onClick={() => {
          close()
          waiting?.proceed()
        }}
      >
        Let's start
      </Button>
    </div>
  )
}
