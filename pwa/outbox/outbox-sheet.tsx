import './outbox.css'
import { type ReactNode, useEffect, useState } from 'react'
import type { JobRow } from '../platform/shelf-rows.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { jobWords, waitingOf } from './job-words.ts'
import type { Outbox } from './outbox.ts'
import { useOnline, useOutbox } from './use-outbox.ts'

interface OutboxSheetProps {
  outbox: Outbox
  onClose: () => void
  /** The player for a job's recording; the room of recordings gives it. */
  player: (job: JobRow) => ReactNode
}

/** Time to take a discard back. */
const undoMs = 6_000

/** Everything that waits, each with its state, progress, Play, Retry and Discard. */
export function OutboxSheet({ outbox, onClose, player }: OutboxSheetProps) {
  const { jobs, progress } = useOutbox(outbox)
  const isOnline = useOnline()
  const waiting = waitingOf(jobs)
  return (
    <Dialog
      title="Waiting to send"
      description={waiting.length === 0 ? 'Everything has been sent.' : 'Your recordings are safe on this device.'}
      onClose={onClose}
    >
      <ul className="plain-list stack">
        {waiting.map((job) => (
          <OutboxItem
            key={job.id}
            job={job}
            outbox={outbox}
            player={player}
            words={jobWords(job, progress.get(job.id), isOnline)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface OutboxItemProps extends Pick<OutboxSheetProps, 'outbox' | 'player'> {
  job: JobRow
  words: ReturnType<typeof jobWords>
}

function OutboxItem({ job, outbox, player, words }: OutboxItemProps) {
  const [isPlaying, setPlaying] = useState(false)
  const [isGoing, setGoing] = useState(false)
  useEffect(() => {
    if (!isGoing) return
    const timer = setTimeout(() => void outbox.discard(job.id), undoMs)
    return () => clearTimeout(timer)
  }, [isGoing, job.id, outbox])
  if (isGoing)
    return (
      <li className="outbox-item">
        <p>{`${job.label} is being discarded.`}</p>
        <Button small onClick={() => setGoing(false)}>
          Undo
        </Button>
      </li>
    )
  return (
    <li className="outbox-item">
      <h3>{job.label}</h3>
      <p className={words.isTrouble ? 'outbox-trouble' : 'quiet'}>{words.sentence}</p>
      {words.share !== null && <progress value={words.share} max={1} aria-label={`${job.label}, sent`} />}
      {isPlaying && player(job)}
      <div className="row">
        {job.recordingId && !isPlaying && (
          <Button small look="quiet" icon="play" onClick={() => setPlaying(true)}>
            Play
          </Button>
        )}
        <Button small look="quiet" icon="retry" onClick={() => void outbox.retry(job.id)}>
          Retry
        </Button>
        <Button small look="danger" icon="trash" onClick={() => setGoing(true)}>
          Discard
        </Button>
      </div>
    </li>
  )
}
