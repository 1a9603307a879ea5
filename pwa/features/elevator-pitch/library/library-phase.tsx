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
  /** Leaves the library for where the person came from, or for a first recording. */
  onBack: () => void
}

/** The library of saved pitches: newest first, what still waits to be saved on top. */
export function LibraryPhase({ uid, onBack }: LibraryPhaseProps) {
  const opened = useAppOutbox()
  return opened ? <OpenLibrary uid={uid} onBack={onBack} opened={opened} /> : <LibrarySkeleton />
}

function OpenLibrary({ uid, onBack, opened }: LibraryPhaseProps & { opened: AppOutbox }) {
  const deps = useLibrary(uid)
  const { library, problem, isAsking, ask } = deps
  const { jobs } = useStore(opened.outbox.view)
  const waitingCount = waitingSaves(jobs).length
  const isOnline = useOnline()
  const [playingId, setPlayingId] = useState<string | null>(null)
  const askAgain = () => void ask().catch(() => undefined)
  useArrivals(jobs.filter(({ state }) => state === 'delivered').length, ask)
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
        <LibraryProblem {...{ problem, isOnline, isAsking }} isBeside={pitches.length > 0} onRetry={askAgain} />
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

/** A pitch that was saved while the library is open belongs on it. */
function useArrivals(deliveredCount: number, ask: () => Promise<unknown>) {
  const [before, setBefore] = useState(deliveredCount)
  useEffect(() => {
    if (deliveredCount === before) return
    setBefore(deliveredCount)
    if (deliveredCount > before) void ask().catch(() => undefined)
  }, [deliveredCount, before, ask])
}
