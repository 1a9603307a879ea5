import type { Analysis } from './analysis.ts'
import { analysisOrder } from './sections.ts'

/**
 * What the one column of a phone shows: the form, the lines to mark, the progress until the first section, the sections as they arrive, or
 * the results. A desktop shows form or progress on the left and the rest on the right.
 */
export type AnalysisStage = 'form' | 'marking' | 'progress' | 'arriving' | 'results'

/** @param isMarking the person is asked which lines are the requirements */
export function analysisStageOf({ run, isOpen, last }: Analysis, isMarking: boolean): AnalysisStage {
  if (run.state === 'running') return analysisOrder.readyInOrder(run.received).length > 0 ? 'arriving' : 'progress'
  if (isMarking) return 'marking'
  return isOpen && last ? 'results' : 'form'
}
