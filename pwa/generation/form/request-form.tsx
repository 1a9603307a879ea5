import type { ReactNode } from 'react'
import type { Switchable } from '../../../api/contract/switches.ts'
import { SwitchedOffNote, useSwitchedOff } from '../../session/switched-off.tsx'
import { leadToMistake } from './lead-to-mistake.ts'

interface RequestFormProps {
  /** For a button that stands outside, at the bottom edge of a phone. */
  id: string
  feature: Switchable
  /** @returns whether the form could be taken as it is */
  onPress: () => boolean
  children: ReactNode
}

/** Presses the form's button, wherever it stands. */
export const submitForm = (id: string) => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()

/** The form of a request. A press that finds faults leads to the first one. */
export function RequestForm({ id, feature, onPress, children }: RequestFormProps) {
  const isOff = useSwitchedOff(feature)
  const form = (
    <form
      id={id}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isOff) event.currentTarget.scrollIntoView({ block: 'start' })
        else if (!onPress()) leadToMistake(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
  if (!isOff) return form
  return (
    <div className="stack">
      <SwitchedOffNote feature={feature} />
      {form}
    </div>
  )
}
