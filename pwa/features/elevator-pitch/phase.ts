import type { Run } from '../../generation/generation.ts'
import type { PitchStep } from './pitch-store.ts'
import type { ReviewParts } from './review-generation.ts'

export type Phase = 'initial' | 'generating' | 'recording' | 'analyzing' | 'feedback' | 'library'

interface PitchState {
  step: PitchStep
  preparing: 'script' | 'review' | null
  scriptRun: Pick<Run<unknown>, 'state'>
  reviewRun: Run<ReviewParts>
}

export function phaseOf({ step, preparing, scriptRun, reviewRun }: PitchState): Phase {
  if (preparing === 'script' || scriptRun.state === 'running') return 'generating'
  if (preparing === 'review') return 'analyzing'
  if (reviewRun.state === 'waiting') return 'analyzing'
  if (reviewRun.state === 'running') return reviewRun.received.score ? 'feedback' : 'analyzing'
  return step
}
