import './answers.css'
import { type ReactNode, useRef, useState } from 'react'
import { countWords } from '../../api/contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

interface TranscriptFieldProps {
  /** What was said; null when nothing has been transcribed. */
  transcript: string | null
  /** The words as they are shown: part by part. As one text unless given. */
  shown?: ReactNode
  /** In place of the words where there are none: why, and what happens next. */
  empty?: ReactNode
  /** Takes corrected or typed words. Absent where nothing may be changed. */
  onChange?: ((transcript: string) => void) | undefined
  /** On the button that takes the words: "Update the feedback". */
  saveLabel?: string
  /** What taking the words costs, or how often it may still be done. */
  saveNote?: ReactNode
  /** Longest accepted, in characters. */
  maxCharacters?: number
}

/** The words of an answer, to read and to correct: recognition mishears names, and everything after it builds on the words. */
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
    // The field that had the focus disappears: focus returns to the button that opened it.
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
      {transcript ? (
        (shown ?? <blockquote className="transcript-words">{transcript}</blockquote>)
      ) : (
        <p className="quiet">{empty}</p>
      )}
      {onChange && (
        <div className="row">
          <Button ref={opener} small look="plain" icon="pen" onClick={() => setDraft(transcript ?? '')}>
            {transcript ? 'Correct the words' : 'Type what you said'}
          </Button>
        </div>
      )}
    </div>
  )
}
