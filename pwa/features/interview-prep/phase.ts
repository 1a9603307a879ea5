import { prepOrder } from './prep-sections.ts'
import type { Preparation } from './preparation.ts'

export type Phase = 'initial' | 'loading' | 'results'

export function phaseOf({ run, isOpen, last }: Preparation): Phase {
  if (run.state === 'running') return prepOrder.readyInOrder(run.received).length > 0 ? 'results' : 'loading'
  return isOpen && last ? 'results' : 'initial'
}
