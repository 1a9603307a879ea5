import { WithGaps } from '../../ui/with-gaps.tsx'
import type { FieldPath } from './resume-edit.ts'

interface LineProps {
  path: FieldPath
  /** "Phone", "Dates of Nurse at Mercy Hospital". */
  label: string
  text: string
  /** On the dashed chip while it is empty: "Add dates". */
  add: string
  /** Opens the sheet in which it is written. */
  onOpen: (line: { path: FieldPath; label: string; text: string }) => void
  as?: 'plain' | 'strong' | 'name'
}

/** One line of the resume as it will print. A tap opens it for writing; what is missing is a dashed chip. */
export function Line({ path, label, text, add, onOpen, as = 'plain' }: LineProps) {
  const open = () => onOpen({ path, label, text })
  if (text === '') {
    return (
      <button type="button" className="spoken-gap" onClick={open}>
        {add}
      </button>
    )
  }
  return (
    <button type="button" className={`spoken-line spoken-line-${as}`} aria-label={`${label}: ${text}. Edit`} onClick={open}>
      <WithGaps text={text} />
    </button>
  )
}
