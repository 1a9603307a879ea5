import { useState } from 'react'
import { lineEdits, lineFault } from '../../../api/contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'

interface LineFormProps {
  label: string
  text: string
  save: { label: string; busyLabel?: string; note?: string }
  /** Resolves to what is wrong, or null. */
  onSave: (text: string) => Promise<string | null> | null
  onCancel: () => void
}

/** One line of a resume, in the user's own words. */
export function LineForm({ label, text: before, save, onSave, onCancel }: LineFormProps) {
  const [text, setText] = useState(before)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit() {
    const fault = lineFault(text)
    setError(fault)
    if (fault !== null) return
    setSaving(true)
    const problem = await onSave(text)
    setSaving(false)
    setError(problem)
  }

  return (
    <form
      className="stack-close"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={label}
        hint="Only what is true: an interviewer will ask."
        counter={`${text.length} of ${lineEdits.lineMaxCharacters}`}
        rows={2}
        ref={takeFocus}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
        corner={
          <Button type="submit" look="main" small busy={isSaving}>
            {(isSaving && save.busyLabel) || save.label}
          </Button>
        }
      />
      <div className="row">
        <span className="small quiet fill">{save.note}</span>
        <Button small look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
