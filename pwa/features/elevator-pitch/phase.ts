import type { Run } from '../../generation/generation.ts'
import type { PitchPlace, Preparing } from './pitch-store.ts'
import type { ReviewParts } from './review-generation.ts'

/** The specification's six phases. */
export type Phase = 'initial' | 'generating' | 'recording' | 'analyzing' | 'feedback' | 'library'

interface AuthState {
  place: PitchPlace
  preparing: Preparing | null
  scriptRun: Pick<Run<unknown>, 'state'>
  reviewRun: Run<ReviewParts>
}

/** Where the screen stands. It stays with "analyzing" until the score is there; then the feedback fills up. */
export function phaseOf({ place, preparing, scriptRun, reviewRun }: AuthState): Phase {
  if (preparing?.for === 'script' || scriptRun.state === 'running') return 'generating'
  if (preparing?.for === 'review') return 'analyzing'
  if (reviewRun.state === 'running') return reviewRun.received.score ? 'feedback' : 'analyzing'
  return place
}
