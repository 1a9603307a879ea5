import { readyInOrder } from './prep-sections.ts'
import type { Preparation, Received } from './preparation.ts'

/** The specification's three phases. */
export type Phase = 'initial' | 'loading' | 'results'

/** Where the screen stands. The loading view stays until the first section is there; then the results fill up. */
export function phaseOf({ run, isOpen, last }: Preparation): Phase {
  if (run.state === 'running') return readyInOrder(run.received).length > 0 ? 'results' : 'loading'
  return isOpen && last ? 'results' : 'initial'
}

/** What there is to show: of the preparation being made, else of the last one. */
export function receivedOf({ run, last }: Preparation): Received {
  return run.state === 'running' ? run.received : (last?.received ?? {})
}
