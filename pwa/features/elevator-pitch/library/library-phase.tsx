import './library.css'
import { pitch } from '../../../../api/contract/limits.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { useStore } from '../../../platform/use-store.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { InfoNote } from '../../../ui/info-note.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PitchCard } from './pitch-card.tsx'
import { saveKind } from './save-job.ts'
import { useAppOutbox, useLibrary } from './use-library.ts'

export default function LibraryPhase({ onBack }: { onBack: () => void }) {
  const opened = useAppOutbox()
  return opened ? <OpenLibrary onBack={onBack} outbox={opened.outbox} /> : opening
}

function OpenLibrary({ onBack, outbox }: { onBack: () => void } & Pick<AppOutbox, 'outbox'>) {
  const delivered = useStore(outbox.view).jobs.filter(({ kind, state }) => kind === saveKind && state === 'delivered')
  const { pitches, problem, isFetching, fetchAgain, addressOf, forget } = useLibrary(delivered.length)
  const isOnline = useOnline()
  return (
    <div className="stack">
      <div className="pitch-list-head row">
        <IconButton icon="back" label="Back" onClick={onBack} />
        <h2>Saved pitches</h2>
        {pitches && <span className="quiet numbers">{`${pitches.length} of ${pitch.savedAtMost} saved`}</span>}
      </div>
      {!isOnline && pitches && pitches.length > 0 && (
        <div role="status">
          <InfoNote>No connection. You can read your pitches, and play them once you are back online.</InfoNote>
        </div>
      )}
      {(isOnline ? problem : !pitches) && <LibraryProblem {...{ problem, isOnline, isFetching }} onRetry={fetchAgain} />}
      {pitches?.length === 0 && <EmptyLibrary onRecord={onBack} />}
      {pitches && pitches.length > 0 && (
        <ul className="plain-list stack pitch-list">
          {pitches.map((each) => (
            <PitchCard key={each.id} pitch={each} addressOf={addressOf} onDeleted={() => forget(each.id)} />
          ))}
        </ul>
      )}
      {pitches && pitches.length > 0 && pitches.length < pitch.savedAtMost && (
        <Button wide onClick={onBack}>{`Record a pitch (${pitch.savedAtMost - pitches.length} left)`}</Button>
      )}
      {!pitches && !problem && isOnline && opening}
    </div>
  )
}

const opening = <Spinner size={40}>Opening your library. This takes a second or two.</Spinner>

function EmptyLibrary({ onRecord }: { onRecord: () => void }) {
  return (
    <Card className="centered">
      <Illustration of="empty" />
      <h3>No saved pitches yet</h3>
      <p className="quiet">Record a pitch, get feedback, then save it here: up to three, to watch again, download and share.</p>
      <Button look="main" onClick={onRecord}>
        Record a pitch
      </Button>
    </Card>
  )
}

interface LibraryProblemProps {
  /** Null before the first request: offline there is no need to wait for one. */
  problem: Error | null
  isOnline: boolean
  isFetching: boolean
  onRetry: () => void
}

/** Results from an earlier request stay on the screen. */
function LibraryProblem({ problem, isOnline, isFetching, onRetry }: LibraryProblemProps) {
  return (
    <Card className="stack-close start" role="alert">
      {!isOnline && <Illustration of="offline" />}
      <p>
        <strong>
          {isOnline
            ? 'Your library could not be opened.'
            : 'No connection. Your saved pitches are safe, and load as soon as you are back online.'}
        </strong>
      </p>
      {isOnline && <p>{sentenceOf(problem, 'Please try again.')} Your saved pitches are safe.</p>}
      <Button icon="retry" busy={isFetching} onClick={onRetry}>
        {isFetching ? 'Trying...' : 'Try again'}
      </Button>
    </Card>
  )
}
