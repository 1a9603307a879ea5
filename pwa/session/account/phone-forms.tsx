import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { codeLength, type PhoneSteps, phoneMinLength } from './phone-steps.ts'

interface NumberFormProps {
  steps: Extract<PhoneSteps, { step: 'number' }>
  submit: (typed: string) => void
  /** Kept by the dialog, so that the number survives an expired code. */
  typed: string
  setTyped: (typed: string) => void
  /** The words on the button. */
  label: string
  busyLabel: string
}

const whenSubmitted = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}

/** Step 0: the number. */
export function NumberForm({ steps, submit, typed, setTyped, label, busyLabel }: NumberFormProps) {
  return (
    <form className="stack" noValidate onSubmit={whenSubmitted(() => submit(typed))}>
      <Field
        label="Phone number"
        hint="Start with + and your country code, for example +1 415 555 0100."
        type="tel"
        data-first
        ref={takeFocus}
        inputMode="tel"
        autoComplete="tel"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={steps.problem}
      />
      <Button type="submit" look="main" wide busy={steps.busy} disabled={typed.trim().length < phoneMinLength}>
        {steps.busy ? busyLabel : label}
      </Button>
    </form>
  )
}

interface CodeFormProps {
  steps: Extract<PhoneSteps, { step: 'code' }>
  submit: (code: string) => void
  changeNumber: () => void
}

/** Step 1: the code from the message. */
export function CodeForm({ steps, submit, changeNumber }: CodeFormProps) {
  const [code, setCode] = useState('')
  const complete = steps.linked || code.length === codeLength
  return (
    <form className="stack" noValidate onSubmit={whenSubmitted(() => complete && submit(code))}>
      <p>
        We sent a code to <strong className="numbers">{steps.phoneNumber}</strong>. It may take a minute to arrive.
      </p>
      {steps.localCode && <p className="phone-local-code">Local mode: your code is {steps.localCode}</p>}
      <Field
        label="6-digit code"
        inputMode="numeric"
        ref={takeFocus}
        autoComplete="one-time-code"
        className="field-control phone-code numbers"
        maxLength={codeLength}
        value={code}
        disabled={steps.linked}
        onChange={(event) => setCode(event.target.value.trim())}
        error={steps.problem}
      />
      <Button type="submit" look="main" wide busy={steps.busy} disabled={!complete}>
        {steps.busy ? 'Verifying...' : steps.linked ? 'Try again' : 'Verify'}
      </Button>
      <Button look="quiet" wide disabled={steps.busy} onClick={changeNumber}>
        Use another number
      </Button>
    </form>
  )
}
