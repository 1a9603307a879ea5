import type { ReactNode } from 'react'
import { leadToMistake } from './lead-to-mistake.ts'

interface RequestFormProps {
  /** For a button that stands outside, at the bottom edge of a phone. */
  id: string
  className?: string
  /** @returns whether the form could be taken as it is */
  onPress: () => boolean
  children: ReactNode
}

/** Presses the form's button, wherever it stands. */
export const submitForm = (id: string) => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()

/** The form of a request. A press that finds faults leads to the first one. */
export function RequestForm({ id, className = '', onPress, children }: RequestFormProps) {
  return (
    <form
      id={id}
      className={`stack ${className}`.trim()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!onPress()) leadToMistake(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}
