import type { Analysis } from './analysis.ts'
import { readyInOrder } from './sections.ts'

/**
 * What the one column of a phone shows: the form, the progress view until the first section, the sections as they arrive, or the
 * results. A desktop shows form or progress on the left and the rest on the right.
 */
export type RoomStage = 'form' | 'progress' | 'arriving' | 'results'

/** Where the room stands. */
export function roomStageOf({ run, isOpen, last }: Analysis): RoomStage {
  if (run.state === 'running') return readyInOrder(run.received).length > 0 ? 'arriving' : 'progress'
  return isOpen && last ? 'results' : 'form'
}
