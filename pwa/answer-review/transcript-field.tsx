import { type ReactNode, useRef, useState } from 'react'
import { countWords } from '../../api/contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

export interface TranscriptFieldProps {
  transcript: string | null
  shown?: ReactNode
  empty?: ReactNode
  onChange?: ((transcript: string) => void) | undefined
  saveLabel?: string
  saveNote?: ReactNode
  maxCharacters?: number
}

/** Recognition mishears names, and everything after it builds on the words, so they can be corrected. */
export function TranscriptField({
  transcript,
  shown,
  empty = 'There is no transcript yet.',
  onChange,
  saveLabel = 'Use these words',
  saveNote,
  maxCharacters = 20_000,
}: TranscriptFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDraft(null)
    setError(null)
    // The focused field disappears, so return the focus to the button that opened it.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const save = () => {
    const words = (draft ?? '').trim()
    if (!words) return setError('Please type what you said, or cancel.')
    onChange?.(words)
    close()
  }
  if (draft !== null) {
    return (
      <div className="transcript words-field stack">
        <TextArea
          label="What you said"
          rows={8}
          autoFocus
          value={draft}
          maxLength={maxCharacters}
          counter={`${countWords(draft)} words`}
          error={error}
          onChange={(event) => setDraft(event.target.value)}
        />
        <div className="row">
          <Button small look="main" onClick={save} note={saveNote}>
            {saveLabel}
          </Button>
          <Button small look="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="transcript stack">
      {transcript ? (shown ?? <blockquote className="prose">{transcript}</blockquote>) : <p className="quiet">{empty}</p>}
      {onChange && (
        <div className="row">
          <Button ref={opener} small look="plain" icon="pen" onClick={() => setDraft(transcript ?? '')}>
            {transcript ? 'Correct the words' : 'Type what you said'}
          </Button>
          {shown && <span className="small quiet">Tap a sentence to move it.</span>}
        </div>
      )}
    </div>
  )
}
