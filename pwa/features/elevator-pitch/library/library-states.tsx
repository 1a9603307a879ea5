import { sentenceOf } from '../../../platform/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** In the shape of a card, while the library loads. */
export function LibrarySkeleton() {
  return (
    <div className="pitch-list" role="status">
      <span className="only-heard">Opening your library. This takes a second or two.</span>
      <Card className="pitch-card pitch-skeleton" aria-hidden="true">
        <div className="pitch-picture" />
        <div className="pitch-bone" />
        <div className="pitch-bone pitch-bone-short" />
        <p className="small quiet">Opening your library...</p>
      </Card>
    </div>
  )
}

/** Nothing saved yet: what the library is for, and how to fill it. */
export function EmptyLibrary({ onRecord }: { onRecord: () => void }) {
  return (
    <Card className="pitch-empty">
      <span className="pitch-empty-mark">
        <Icon name="pitch" size={40} />
      </span>
      <h3>No saved pitches yet</h3>
      <p>Record a pitch, get feedback, then save it here: up to three, to watch again, download and share.</p>
      <Button look="main" onClick={onRecord}>
        Record a pitch
      </Button>
    </Card>
  )
}

interface LibraryProblemProps {
  /** Null before the first request: without a connection there is no need to wait for one. */
  problem: Error | null
  isOnline: boolean
  isFetching: boolean
  /** Pitches loaded earlier are on the screen. */
  isBeside: boolean
  onRetry: () => void
}

/** The library did not answer. What was loaded earlier stays on the screen below. */
export function LibraryProblem({ problem, isOnline, isFetching, isBeside, onRetry }: LibraryProblemProps) {
  const offline = isBeside
    ? 'No connection. You can read your pitches; you can play them as soon as you are back online.'
    : 'No connection. Your saved pitches are safe, and load as soon as you are back online.'
  return (
    <Card className="pitch-problem" role="alert">
      <p>
        <strong>{isOnline ? 'Your library could not be opened.' : offline}</strong>
      </p>
      {isOnline && <p>{sentenceOf(problem, 'Please try again.')} Your saved pitches are safe.</p>}
      <Button icon="retry" busy={isFetching} onClick={onRetry}>
        {isFetching ? 'Trying...' : 'Try again'}
      </Button>
    </Card>
  )
}
