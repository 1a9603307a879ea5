import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import type { FieldPath } from './resume-edit.ts'

interface LineProps {
  path: FieldPath
  label: string
  text: string
  add: string
  onOpen: (line: { path: FieldPath; label: string; text: string }) => void
  as?: 'plain' | 'strong' | 'name'
  /** For text that was inferred rather than said in these words. */
  onConfirm?: () => void
}

export function Line({ path, label, text, add, onOpen, as = 'plain', onConfirm }: LineProps) {
  const hintId = useId()
  const open = () => onOpen({ path, label, text })
  if (text === '') {
    return (
      <button type="button" className="spoken-gap" onClick={open}>
        {add}
      </button>
    )
  }
  const line = (
    <button
      type="button"
      className={`spoken-line spoken-line-${as}`}
      aria-label={`${label}: ${text}. Edit`}
      aria-describedby={onConfirm && hintId}
      onClick={open}
    >
      <WithGaps text={text} />
    </button>
  )
  if (!onConfirm) return line
  return (
    <div className="row-tight">
      {line}
      <p className="small quiet" id={hintId}>
        We read this from what you said. Is it right?
      </p>
      <Button small onClick={onConfirm} aria-label={`Yes, ${text} is right`}>
        Yes
      </Button>
    </div>
  )
}
