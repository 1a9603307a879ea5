import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { WordsForm } from './typed-answer.tsx'

export interface TranscriptFieldProps {
  transcript: string | null
  shown?: ReactNode
  empty?: ReactNode
  /** Nothing can follow without the words: the field is open from the start. */
  isNeeded?: boolean
  onChange?: ((transcript: string) => void) | undefined
  saveLabel?: string
  saveNote?: ReactNode
}

/** Recognition mishears names, and everything after it builds on the words, so they can be corrected. */
export function TranscriptField(props: TranscriptFieldProps) {
  const { transcript, shown, empty = 'There is no transcript yet.', isNeeded = false, onChange } = props
  const { saveLabel = 'Use these words', saveNote } = props
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The focused field disappears, so return the focus to the button that opened it.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen || isNeeded)
    return (
      <WordsForm
        {...{ saveNote }}
        {...(isNeeded ? { hint: empty } : { onCancel: close })}
        label="What you said"
        first={transcript ?? ''}
        missing={isNeeded ? 'Please type what you said.' : 'Please type what you said, or cancel.'}
        save={saveLabel}
        onSave={(words) => {
          onChange?.(words)
          close()
        }}
      />
    )
  return (
    <div className="stack">
      {transcript ? (shown ?? <blockquote className="prose">{transcript}</blockquote>) : <p className="quiet">{empty}</p>}
      {onChange && (
        <div className="row">
          <Button ref={opener} small look="plain" icon="pen" onClick={() => setOpen(true)}>
            {transcript ? 'Correct the words' : 'Type what you said'}
          </Button>
          {shown && <span className="small quiet">Tap a sentence to move it.</span>}
        </div>
      )}
    </div>
  )
}
