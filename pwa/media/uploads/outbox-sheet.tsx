import { useState } from 'react'
import { canSyncInBackground } from '../../platform/background-sync.ts'
import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { askForNotifications, notificationPermission } from '../../platform/notifications.ts'
import { useLoaded } from '../../platform/use-loaded.ts'
import { useOnline } from '../../platform/use-online.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { Player } from '../recorder/player.tsx'
import { useRecording } from '../recorder/use-recording.ts'
import { canUndo, discardWords } from './discard.ts'
import type { Outbox } from './outbox.ts'
import { jobWords, sheetWords, waitingOf } from './upload-job-words.ts'

interface OutboxSheetProps {
  localStore: LocalStore
  outbox: Outbox
  close: () => void
}

const notDiscarded = 'This could not be discarded: the browser did not save the change. Please try again.'

export default function OutboxSheet({ localStore, outbox, close }: OutboxSheetProps) {
  const { jobs, discarded, progress } = useStore(outbox.view)
  const isOnline = useOnline()
  const waiting = waitingOf(jobs)
  const items = [...waiting, ...discarded.filter(canUndo)].sort((one, other) => one.createdAtMs - other.createdAtMs)
  return (
    <Dialog title="Waiting to send" description={sheetWords(waiting, outbox.keeps, canSyncInBackground())} onClose={close}>
      {canSyncInBackground() && outbox.keeps !== 'in-this-tab' && <TellMe />}
      {items.length === 0 && (
        <div className="centered">
          <Illustration of="success" />
        </div>
      )}
      <ul className="plain-list stack">
        {items.map((job) => (
          <OutboxItem
            key={job.id}
            job={job}
            outbox={outbox}
            localStore={localStore}
            words={jobWords(job, progress.get(job.id), isOnline)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** Only where the browser sends while Greenroom is closed. */
function TellMe() {
  const [permission, setPermission] = useState(notificationPermission)
  if (permission === 'granted')
    return <p className="small quiet">When feedback arrives while Greenroom is closed, you get a notification.</p>
  if (permission !== 'default') return null
  return (
    <Button small onClick={() => void askForNotifications().then(setPermission)} note="It never shows what is in it.">
      Notify me when feedback is ready
    </Button>
  )
}

interface OutboxItemProps extends Pick<OutboxSheetProps, 'outbox' | 'localStore'> {
  job: UploadJob
  words: ReturnType<typeof jobWords>
}

function OutboxItem({ job, outbox, localStore, words }: OutboxItemProps) {
  const [isPlaying, setPlaying] = useState(false)
  const isOnline = useOnline()
  const recordingId = job.recordingId ?? job.fields.answerId ?? null
  const isRecorded = useLoaded(recordingId, async (id) => localStore.get('recordings', id)) !== undefined
  const found = useRecording(localStore, isPlaying ? recordingId : null)
  const [failure, setFailure] = useState<string | null>(null)
  if (canUndo(job)) return <DiscardedItem job={job} outbox={outbox} />
  const discard = () => void outbox.discard(job.id).catch(() => setFailure(notDiscarded))
  return (
    <li className="card card-sunk stack-tight">
      <h3>{job.label}</h3>
      <p className={words.isTrouble ? 'tone-red toned' : 'quiet'}>{words.sentence}</p>
      {words.share !== null && <progress value={words.share} max={1} aria-label={`${job.label}, sent`} />}
      {isPlaying && (found ? <Player {...found} label={job.label} /> : <Spinner>Opening the recording...</Spinner>)}
      <div className="row">
        {isRecorded && !isPlaying && (
          <Button small look="quiet" icon="play" onClick={() => setPlaying(true)}>
            Play
          </Button>
        )}
        {isOnline && (
          <Button small look="quiet" icon="retry" onClick={() => void outbox.retry(job.id)}>
            Retry
          </Button>
        )}
        <Button small look="quiet" icon="trash" onClick={discard}>
          <span className="tone-red toned">Discard</span>
        </Button>
      </div>
      {failure && (
        <p className="tone-red toned" role="alert">
          {failure}
        </p>
      )}
    </li>
  )
}

/** With Undo while it can be undone, also after the sheet was closed. */
function DiscardedItem({ job, outbox }: Pick<OutboxItemProps, 'job' | 'outbox'>) {
  return (
    <li className="card card-sunk stack-tight">
      <p role="status">{discardWords(job)}</p>
      <Button small ref={takeFocus} onClick={() => void outbox.undoDiscard(job.id)}>
        Undo
      </Button>
    </li>
  )
}
