import './library.css'
import { useEffect, useId, useRef, useState } from 'react'
import type { PitchReview } from '../../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import type { RecordingRow } from '../../../platform/local-store.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { useStore } from '../../../platform/use-store.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { Facts, ScoreBadge, savedOn } from './pitch-facts.tsx'
import { Still } from './pitch-picture.tsx'
import { beginSaving, isFull, isSaveOf, resumeSaving, type Saving, savingOf } from './save-job.ts'
import { useAppOutbox, useLibrary } from './use-library.ts'

interface SavePitchProps {
  recorded: RecordingRow
  review: PitchReview
  look: ButtonProps['look']
  /** Called when the server has it, even if it already had it. */
  onSaved: () => void
}

export function SavePitch(props: SavePitchProps) {
  const opened = useAppOutbox()
  return opened ? <SaveSection {...props} {...opened} /> : null
}

function SaveSection({ recorded, review, look, onSaved, localStore, outbox }: SavePitchProps & AppOutbox) {
  const { jobs, progress } = useStore(outbox.view)
  const job = jobs.find((each) => isSaveOf(each, { recorded, review }))
  const saving = savingOf(job, progress, useOnline(), localStore.keeps)
  const { pitches } = useLibrary(saving.state === 'saved' ? 1 : 0)
  const [isBeginning, setBeginning] = useState(false)
  const [isStorageFull, setFull] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { state } = saving
  const saved = useRef(onSaved)
  saved.current = onSaved
  useEffect(() => {
    if (state === 'saved') saved.current()
    // The server may have one more than we knew: ask the same question, once.
    if (state === 'at-the-limit') setChoosing(true)
  }, [state])

  async function save(replaces: string | null) {
    setBeginning(true)
    setFull(false)
    try {
      await beginSaving({ localStore, outbox }, { uid: recorded.uid, recorded, review, replaces })
    } catch {
      // Storage refused: nothing started, and the recording is untouched.
      setFull(true)
    }
    setBeginning(false)
  }
  // Where the library is not known yet, the server decides about space.
  const tap = () => (pitches && isFull(pitches.length, jobs) ? setChoosing(true) : void save(null))
  const resume = (replaces: string | null) => job && resumeSaving({ localStore, outbox }, job, replaces)
  async function giveUp() {
    const removed = job ? await outbox.remove(job.id, { keepsRecording: true }) : 'not-sent'
    if (removed === 'not-sent') return
    toast({
      title: removed === 'sent' ? 'It had already been saved' : 'It was already being sent',
      description: 'If this pitch is in your library, you can delete it there.',
    })
  }

  return (
    <section className="stack-close" aria-label="Save this pitch">
      {state === 'not-begun' && (
        <Button
          look={look}
          wide
          icon="upload"
          busy={isBeginning}
          onClick={tap}
          note={`Kept on our server until you delete it; only you can see it.${countWords(pitches)}`}
        >
          {isBeginning ? 'Saving...' : 'Save to library'}
        </Button>
      )}
      <FieldError
        id="save-pitch-error"
        error={
          isStorageFull
            ? `${pitchTexts.saveFailed} This device has too little free space. Please free some, then try again.`
            : null
        }
      />
      <div role="status">
        {state === 'saved' && (
          <p className="tone-green toned row-tight">
            <Icon name="check" /> Saved to your library.
          </p>
        )}
        {job && state !== 'saved' && (
          <Card tone="sunk" className="stack-close">
            <SavingWords saving={saving} />
            <div className="row">
              {state === 'at-the-limit' && (
                <Button small look="main" onClick={() => setChoosing(true)}>
                  Choose which one to replace
                </Button>
              )}
              {'sentence' in saving && saving.share === null && (
                <Button small icon="retry" onClick={() => void resume(null)}>
                  Retry
                </Button>
              )}
              <Button small look="quiet" onClick={() => void giveUp()}>
                Don't save
              </Button>
            </div>
          </Card>
        )}
      </div>
      {isChoosing && (
        <ReplaceSheet
          onChosen={(replaces) => {
            setChoosing(false)
            void (job ? resume(replaces) : save(replaces))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

function SavingWords({ saving }: { saving: Saving }) {
  if (saving.state === 'at-the-limit') return <p>{pitchTexts.limit}</p>
  if (saving.state === 'failed')
    return (
      <p>
        <strong>{pitchTexts.saveFailed}</strong> {saving.sentence.replace(pitchTexts.saveFailed, '')}
      </p>
    )
  if (saving.state !== 'under-way') return null
  if (saving.share === null) return <p>{saving.sentence}</p>
  return (
    <>
      {/* Announcing the percentage four times a second would be noise. */}
      <p aria-live="off">{saving.sentence}</p>
      <progress value={saving.share} max={1} aria-label="Your pitch, sent" />
    </>
  )
}

const countWords = (saved: readonly unknown[] | null) => (saved ? ` ${saved.length} of ${pitch.savedAtMost} saved.` : '')

interface ReplaceSheetProps {
  onChosen: (replaces: string | null) => void
  onClose: () => void
}

/** The old pitch is deleted only once the new one is safe. */
function ReplaceSheet({ onChosen, onClose }: ReplaceSheetProps) {
  const { pitches, problem, fetchAgain } = useLibrary()
  const [chosen, setChosen] = useState<string | null>(null)
  const name = useId()
  const hasSpace = pitches !== null && pitches.length < pitch.savedAtMost
  return (
    <Dialog
      title="Replace one of these?"
      description={hasSpace ? 'There is room again: you don’t have to replace one.' : pitchTexts.limit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="main" disabled={!hasSpace && chosen === null} onClick={() => onChosen(hasSpace ? null : chosen)}>
            {hasSpace ? 'Save' : 'Replace and save'}
          </Button>
        </>
      }
    >
      {!pitches && !problem && <Spinner size={40}>Checking your library. This takes a second.</Spinner>}
      {!pitches && problem && (
        <div className="stack" role="alert">
          <p>{sentenceOf(problem, 'Your library could not be opened.')}</p>
          <Button icon="retry" onClick={fetchAgain}>
            Try again
          </Button>
        </div>
      )}
      {!hasSpace && pitches && (
        <fieldset className="grid pitch-choices">
          <legend className="only-heard">Which one to replace</legend>
          {pitches.map((each) => (
            <label key={each.id} className="choice box beside">
              <input type="radio" name={name} checked={chosen === each.id} onChange={() => setChosen(each.id)} />
              <span className="pitch-picture pitch-thumb">
                <Still pitch={each} />
              </span>
              <span className="fill stack-snug">
                <strong className="small">{savedOn(each.timestamp)}</strong>
                <Facts of={each} />
                <ScoreBadge score={each.score} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
