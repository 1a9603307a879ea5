import { useStore } from '../../../platform/use-store.ts'
import './library.css'
import { useEffect, useState } from 'react'
import { pitch } from '../../../../api/contract/limits.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { IconButton } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { EmptyLibrary, LibraryProblem, LibrarySkeleton } from './library-states.tsx'
import { PitchCard } from './pitch-card.tsx'
import { waitingSaves } from './saving.ts'
import { useAppOutbox } from './use-app-outbox.ts'
import { useLibrary } from './use-library.ts'
import { WaitingCards } from './waiting-cards.tsx'

interface LibraryPhaseProps {
  uid: string
  /** Back to where the person came from, or to a first recording. */
  onBack: () => void
}

/** The library of saved pitches: newest first, with those still waiting to be saved on top. */
export default function LibraryPhase({ uid, onBack }: LibraryPhaseProps) {
  const opened = useAppOutbox()
  return opened ? <OpenLibrary uid={uid} onBack={onBack} opened={opened} /> : <LibrarySkeleton />
}

function OpenLibrary({ uid, onBack, opened }: LibraryPhaseProps & { opened: AppOutbox }) {
  const deps = useLibrary(uid)
  const { library, problem, isFetching, fetchAgain } = deps
  const { jobs } = useStore(opened.outbox.view)
  const waitingCount = waitingSaves(jobs).length
  const isOnline = useOnline()
  const [playingId, setPlayingId] = useState<string | null>(null)
  const retry = () => void fetchAgain().catch(() => undefined)
  useArrivals(jobs.filter(({ state }) => state === 'delivered').length, fetchAgain)
  const pitches = library?.pitches ?? []
  const isEmpty = library !== null && pitches.length + waitingCount === 0
  return (
    <div className="stack">
      <div className="pitch-library-top">
        <IconButton icon="back" label="Back" onClick={onBack} />
        <SectionHeading end={library && <span className="quiet numbers">{`${pitches.length} of ${pitch.savedAtMost}`}</span>}>
          Saved pitches
        </SectionHeading>
      </div>
      {(problem || !isOnline) && (
        <LibraryProblem {...{ problem, isOnline, isFetching }} isBeside={pitches.length > 0} onRetry={retry} />
      )}
      {isEmpty && <EmptyLibrary onRecord={onBack} />}
      <ul className="plain-list pitch-list">
        <WaitingCards uid={uid} {...opened} />
        {pitches.map((each) => (
          <PitchCard
            key={each.id}
            pitch={each}
            deps={deps}
            isMyTurn={playingId === null || playingId === each.id}
            onPlay={() => setPlayingId(each.id)}
          />
        ))}
      </ul>
      {!library && !problem && isOnline && <LibrarySkeleton />}
    </div>
  )
}

/** Shows a pitch that is saved while the library is open. */
function useArrivals(deliveredCount: number, fetchAgain: () => Promise<unknown>) {
  const [before, setBefore] = useState(deliveredCount)
  useEffect(() => {
    if (deliveredCount === before) return
    setBefore(deliveredCount)
    if (deliveredCount > before) void fetchAgain().catch(() => undefined)
  }, [deliveredCount, before, fetchAgain])
}
