import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { countWords } from '../../../api/contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { OwnRecorder } from './own-recorder.tsx'
import { questionsAtom } from './question-generation.ts'
import { dispatchSession, openOwnSession, ownSessionAtom, sessionAtom } from './session-store.ts'

const notStored = 'This browser did not store the recording. Please try again, or type your answer.'

interface OwnAnswerEditorProps {
  /** Of the question, from 0. */
  index: number
  onClose: () => void
}

/** An own answer: typed, or spoken. */
export function OwnAnswerEditor({ index, onClose }: OwnAnswerEditorProps) {
  const [way, setWay] = useState<'type' | 'speak'>('type')
  const ownSession = useAtomValue(ownSessionAtom)
  const { run } = useAtomValue(questionsAtom)
  const words = useAtomValue(sessionAtom).drafts.get(index) ?? ''
  const [error, setError] = useState<string | null>(null)

  function save() {
    const typed = words.trim()
    if (!typed) return setError('Please write your answer first, or say it.')
    dispatchSession({ type: 'own-answer-was-saved', index, answer: { id: crypto.randomUUID(), spoken: null, words: typed } })
    onClose()
  }

  /** The recording needs a place on this device first. */
  const speak = () =>
    openOwnSession().then(
      () => setWay('speak'),
      () => setError(notStored),
    )

  return (
    <section className="qa-own stack" aria-label={`Your answer to question ${index + 1}`}>
      {way === 'speak' && ownSession ? (
        <OwnRecorder ownSession={ownSession} index={index} onSaved={onClose} />
      ) : (
        <TextArea
          label="Your answer"
          hint="Not stored until you save it."
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
        {way === 'speak' ? (
          <Button small icon="pen" onClick={() => setWay('type')}>
            Type it instead
          </Button>
        ) : (
          // A recording is stored with its questions, so that it can be opened again: all of them first.
          run.state !== 'running' && (
            <Button small icon="mic" onClick={() => void speak()}>
              Say it instead
            </Button>
          )
        )}
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
