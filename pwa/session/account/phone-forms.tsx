import { type FormEvent, useState } from 'react'
import { useReading } from '../../media/recorder/use-reading.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { type CountryCode, countries, numberIn } from './phone-number.ts'
import { codeLength, type PhoneSteps, phoneMinLength, secondsToNewCode } from './phone-steps.ts'

export interface TypedNumber {
  text: string
  country: CountryCode
}

interface NumberFormProps {
  steps: Extract<PhoneSteps, { step: 'number' }>
  submit: (phoneNumber: string | null) => void
  /** Kept in the dialog, so the number survives an expired code. */
  typed: TypedNumber
  setTyped: (typed: TypedNumber) => void
  label: string
  busyLabel: string
}

const whenSubmitted = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}

const spaced = (phone: string) => numberIn(phone, 'US')?.formatInternational() ?? phone

const missing = 'Enter your phone number first.'
const coming = 'One text message, with a 6-digit code.'

export function NumberForm({ steps, submit, typed, setTyped, label, busyLabel }: NumberFormProps) {
  const number = numberIn(typed.text, typed.country)
  const isShort = (number?.number ?? typed.text.trim()).length < phoneMinLength
  return (
    <form className="stack" noValidate onSubmit={whenSubmitted(() => submit(number?.isPossible() ? number.number : null))}>
      <Select
        label="Country"
        autoComplete="country"
        value={typed.country}
        // A number of another country becomes one of the chosen country.
        onChange={({ target }) =>
          setTyped({ text: number?.formatNational() ?? typed.text, country: target.value as CountryCode })
        }
      >
        {countries.map(({ code, label: name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label="Phone number"
        hint="With or without the country code."
        type="tel"
        data-first
        ref={takeFocus}
        inputMode="tel"
        autoComplete="tel"
        value={typed.text}
        onChange={({ target: { value } }) =>
          setTyped({ text: value, country: numberIn(value, typed.country)?.country ?? typed.country })
        }
        error={steps.problem}
      />
      <Button type="submit" look="main" wide busy={steps.busy} disabled={isShort} note={isShort ? missing : coming}>
        {steps.busy ? busyLabel : label}
      </Button>
    </form>
  )
}

interface CodeFormProps {
  steps: Extract<PhoneSteps, { step: 'code' }>
  submit: (code: string) => void
  sendNewCode: () => void
  changeNumber: () => void
}

export function CodeForm({ steps, submit, sendNewCode, changeNumber }: CodeFormProps) {
  const { doing, linked } = steps
  const [code, setCode] = useState('')
  const complete = linked || code.length === codeLength
  return (
    <form className="stack" noValidate onSubmit={whenSubmitted(() => complete && submit(code))}>
      {steps.localCode && <p className="box box-lamp">Local mode: your code is {steps.localCode}</p>}
      <Field
        label="6-digit code"
        hint={`We sent a ${steps.isNew ? 'new ' : ''}code to ${spaced(steps.phoneNumber)}. It may take a minute to arrive.`}
        inputMode="numeric"
        ref={takeFocus}
        autoComplete="one-time-code"
        className="field-control phone-code numbers"
        maxLength={codeLength}
        value={code}
        disabled={linked}
        onChange={({ target }) => {
          const typed = target.value.trim()
          setCode(typed)
          if (typed.length === codeLength && doing === 'nothing') submit(typed)
        }}
        error={steps.problem}
      />
      <Button type="submit" look="main" wide busy={doing === 'verifying'} disabled={!complete || doing === 'sending'}>
        {doing === 'verifying' ? 'Verifying...' : linked ? 'Try again' : 'Verify'}
      </Button>
      {!linked && <NewCodeButton steps={steps} onPress={sendNewCode} />}
      <Button look="quiet" wide disabled={doing !== 'nothing'} onClick={changeNumber}>
        Use another number
      </Button>
    </form>
  )
}

function NewCodeButton({ steps: { sentAtMs, doing }, onPress }: Pick<CodeFormProps, 'steps'> & { onPress: () => void }) {
  const wait = secondsToNewCode(
    sentAtMs,
    useReading(() => Date.now(), 1_000, true),
  )
  return (
    <Button wide busy={doing === 'sending'} disabled={wait > 0 || doing !== 'nothing'} onClick={onPress}>
      {doing === 'sending' ? 'Sending code...' : wait > 0 ? `Send a new code in ${wait} s` : 'Send a new code'}
    </Button>
  )
}
