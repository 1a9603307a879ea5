import type { ReactNode } from 'react'
import type { Switchable } from '../../../api/contract/switches.ts'
import { SwitchedOffNote, useSwitchedOff } from '../../session/switched-off.tsx'
import { leadToMistake } from './lead-to-mistake.ts'

interface RequestFormProps {
  id: string
  feature: Switchable
  /** Returns whether the form was valid. */
  onPress: () => boolean
  children: ReactNode
}

/** Submits the form from a button outside it. */
export const submitForm = (id: string) => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()

/** A press that finds errors leads to the first one. */
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
