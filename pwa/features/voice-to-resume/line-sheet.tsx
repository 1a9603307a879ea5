import { useState } from 'react'
import { spokenResume } from '../../../api/contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { FieldPath } from './resume-edit.ts'

export interface OpenLine {
  path: FieldPath
  label: string
  text: string
  /** A new entry: saving it empty adds nothing. */
  isNew?: boolean
}

interface LineSheetProps {
  line: OpenLine
  prompt: string | undefined
  onSave: (text: string) => void
  onClose: () => void
}

/** True for sentences, false for a word or two. */
const isLong = (path: FieldPath) => path === 'professionalSummary' || path.includes('.description')

export function LineSheet({ line, prompt, onSave, onClose }: LineSheetProps) {
  const [text, setText] = useState(line.text)
  const long = isLong(line.path)
  const most = long ? spokenResume.resumeTextMaxCharacters : spokenResume.resumeLineMaxCharacters
  const field = {
    label: line.label,
    value: text,
    maxLength: most,
    'data-first': true,
    ...(prompt && { hint: prompt }),
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
    </Dialog>
  )
}
