import { type ReactNode, useState } from 'react'
import { countWords } from '../../api/contract/limits.ts'
import type { Typing } from '../media/interview-runner/practice-stage.tsx'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { CaptionsLine } from './captions-line.tsx'

interface WordsFormProps {
  label: string
  hint?: ReactNode
  first: string
  /** Said when nothing is typed. */
  missing: string
  save: string
  saveNote?: ButtonProps['note']
  onSave: (words: string) => void
  /** Without it the form is part of the page: the focus stays where it is. */
  onCancel?: (() => void) | undefined
}

export function WordsForm({ label, hint, first, missing, save, saveNote, onSave, onCancel }: WordsFormProps) {
  const [text, setText] = useState(first)
  const [error, setError] = useState<string | null>(null)
  const words = text.trim()
  return (
    <div className={`${onCancel ? 'words-field' : 'words-in-place'} stack`}>
      <TextArea
        {...{ label, hint }}
        rows={7}
        autoFocus={onCancel !== undefined}
        value={text}
        maxLength={20_000}
        counter={`${countWords(text)} words`}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button small look="main" onClick={() => (words ? onSave(words) : setError(missing))} note={saveNote}>
          {save}
        </Button>
        {onCancel && (
          <Button small look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

interface BeforeAnswerProps extends Typing {
  first?: string
  onAnswer: (text: string) => void
}

/** Live captions, and the way to type. */
export function BeforeAnswer({ typing, onTyping, first = '', onAnswer }: BeforeAnswerProps) {
  return (
    <div className="stack">
      {typing === 'offered' && (
        <div className="row">
          <Button small look="plain" icon="pen" onClick={() => onTyping(true)}>
            Type instead
          </Button>
        </div>
      )}
      {typing === 'open' && (
        <WordsForm
          {...{ first, onCancel: () => onTyping(false) }}
          label="Your answer"
          missing="Please type your answer first."
          save="Use this answer"
          onSave={(text) => {
            onTyping(false)
            onAnswer(text)
          }}
        />
      )}
      {typing !== 'open' && <CaptionsLine />}
    </div>
  )
}
