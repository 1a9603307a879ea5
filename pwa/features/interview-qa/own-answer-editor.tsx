import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { countWords } from '../../../api/contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { OwnRecorder } from './own-recorder.tsx'
import { dispatchSession, sessionAtom } from './session-store.ts'

interface OwnAnswerEditorProps {
  /** Of the question, from 0. */
  index: number
  onClose: () => void
}

/** One's own answer: typed, or spoken. */
export function OwnAnswerEditor({ index, onClose }: OwnAnswerEditorProps) {
  const [way, setWay] = useState<'type' | 'speak'>('type')
  const words = useAtomValue(sessionAtom).drafts.get(index) ?? ''
  const [error, setError] = useState<string | null>(null)

  function save() {
    const typed = words.trim()
    if (!typed) return setError('Please write your answer first, or say it.')
    dispatchSession({ type: 'own-answer-was-saved', index, answer: { id: crypto.randomUUID(), spoken: null, words: typed } })
    onClose()
  }

  return (
    <section className="qa-own stack" aria-label={`Your answer to question ${index + 1}`}>
      {way === 'speak' ? (
        <OwnRecorder index={index} onSaved={onClose} />
      ) : (
        <TextArea
          label="Your answer"
          hint="Kept until you leave."
          autoFocus={words === ''}
          value={words}
          rows={6}
          maxLength={20_000}
          counter={`${countWords(words)} words`}
          error={error}
          onChange={(event) => dispatchSession({ type: 'draft-was-changed', index, words: event.target.value })}
        />
      )}
      <div className="qa-item-actions">
        {way === 'type' && (
          <Button small look="main" onClick={save}>
            Save My Answer
          </Button>
        )}
        <Button small icon={way === 'type' ? 'mic' : 'pen'} onClick={() => setWay(way === 'type' ? 'speak' : 'type')}>
          {way === 'type' ? 'Say it instead' : 'Type it instead'}
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => {
            dispatchSession({ type: 'draft-was-changed', index, words: null })
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </section>
  )
}
