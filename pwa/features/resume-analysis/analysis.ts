import type { AnalysisDone, AnalysisSectionName, analysisSections } from '../../../api/contract/resume-analysis.ts'
import type { Generation, GenerationEvent, Result as PaidResult } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'
import { createSectionOrder } from '../../generation/section-order.ts'

/** The sections that have arrived, by name. */
export type Received = PartsOf<typeof analysisSections>
export type Result = PaidResult<Received, AnalysisDone>
export type Analysis = Generation<Received, AnalysisDone>
export type AnalysisEvent = GenerationEvent<Received, AnalysisDone>

/** What the parser read is folded below all of them, and the keywords are in the list of requirements. */
export type ShownSection = Exclude<AnalysisSectionName, 'document' | 'keywords'>

/** The sections in the order in which the page shows them. */
export const analysisOrder = createSectionOrder<ShownSection, Received>(
  [
    { name: 'score', title: 'ATS score' },
    { name: 'gaps', title: 'Questions for you' },
    { name: 'requirements', title: 'What the ad asks for' },
    { name: 'skills', title: 'Skills match' },
    { name: 'summary', title: 'Summary' },
    { name: 'recommendations', title: 'Recommendations' },
    { name: 'improvements', title: 'Resume improvements' },
    { name: 'company', title: 'The company' },
    { name: 'questions', title: 'Interview questions' },
  ],
  (name, received) => {
    // The requirements grow until the keywords follow them.
    if (name === 'requirements') return received.keywords !== undefined
    // Results of older servers ask nothing.
    if (name === 'gaps')
      return received.gaps !== undefined || (received.questions !== undefined && received.summary !== undefined)
    return received[name] !== undefined
  },
)

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
