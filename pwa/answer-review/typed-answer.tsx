import './answers.css'
import { useState } from 'react'
import { countWords } from '../../api/contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

interface TypedAnswerProps {
  onAnswer: (text: string) => void
  first?: string
  maxCharacters?: number
}

export function TypedAnswer({ onAnswer, first = '', maxCharacters = 20_000 }: TypedAnswerProps) {
  const [text, setText] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  if (text === null) {
    return (
      <div className="row">
        <Button small look="quiet" icon="pen" onClick={() => setText(first)}>
          Type instead
        </Button>
      </div>
    )
  }
  const answer = () => {
    const words = text.trim()
    if (!words) return setError('Please type your answer first.')
    onAnswer(words)
  }
  return (
    <div className="words-field stack">
      <TextArea
        label="Your answer"
        rows={6}
        autoFocus
        value={text}
        maxLength={maxCharacters}
        counter={`${countWords(text)} words`}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button small look="main" onClick={answer}>
          Use this answer
        </Button>
        <Button small look="quiet" onClick={() => setText(null)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
