import { useState } from 'react'
import { spokenResume } from '../../../api/contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { FieldPath, ResumeEdit } from './resume-edit.ts'

export interface OpenLine {
  path: FieldPath
  label: string
  text: string
  /** A new entry: saving it empty adds nothing. */
  isNew?: boolean
  /** The list it can be moved in and removed from; for a job's or school's first line, the list of these. */
  entry?: ListEntry
}

export interface ListEntry {
  path: FieldPath
  index: number
  count: number
  /** "line", "job". */
  what: string
}

interface LineSheetProps {
  line: OpenLine
  onSave: (text: string) => void
  onEdit: (edit: ResumeEdit) => void
  onClose: () => void
}

/** True for sentences, false for a word or two. */
const isLong = (path: FieldPath) => path === 'professionalSummary' || path.includes('.description')

export function LineSheet({ line, onSave, onEdit, onClose }: LineSheetProps) {
  const [text, setText] = useState(line.text)
  const long = isLong(line.path)
  const most = long ? spokenResume.resumeTextMaxCharacters : spokenResume.resumeLineMaxCharacters
  const field = {
    label: line.label,
    value: text,
    maxLength: most,
    'data-first': true,
    ...(line.path.includes('.description') && { hint: 'Add numbers: how many, how often, how much better.' }),
    ...(text.length > most * 0.9 && { counter: `${text.length} of ${most} characters` }),
  }
  return (
    <Dialog
      title={line.isNew ? 'Add' : 'Edit'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form="line-sheet">
            Save
          </Button>
        </>
      }
    >
      <form
        id="line-sheet"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(text)
        }}
      >
        {long ? (
          <TextArea {...field} rows={5} onChange={(event) => setText(event.target.value)} />
        ) : (
          <Field {...field} onChange={(event) => setText(event.target.value)} />
        )}
      </form>
      {line.entry && <EntryTools entry={line.entry} onEdit={onEdit} />}
    </Dialog>
  )
}

function EntryTools({ entry: { path, index, count, what }, onEdit }: { entry: ListEntry; onEdit: LineSheetProps['onEdit'] }) {
  return (
    <div className="row">
      {index > 0 && (
        <Button small onClick={() => onEdit({ type: 'move', path, index, by: -1 })}>
          Move {what} up
        </Button>
      )}
      {index < count - 1 && (
        <Button small onClick={() => onEdit({ type: 'move', path, index, by: 1 })}>
          Move {what} down
        </Button>
      )}
      <Button small icon="trash" onClick={() => onEdit({ type: 'remove', path, index })}>
        Remove {what}
      </Button>
    </div>
  )
}
