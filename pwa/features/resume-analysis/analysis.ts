import type { AnalysisDone, AnalysisSectionName, analysisSections } from '../../../api/contract/resume-analysis.ts'
import type { Generation, GenerationEvent } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'
import { createSectionOrder } from '../../generation/section-order.ts'

export type Received = PartsOf<typeof analysisSections>
export type Analysis = Generation<Received, AnalysisDone>
export type AnalysisEvent = GenerationEvent<Received, AnalysisDone>

/** Keywords and questions are part of the requirements; the file comes after all sections. */
export type ShownSection = Exclude<AnalysisSectionName, 'document' | 'keywords' | 'gaps'>

export const analysisOrder = createSectionOrder<ShownSection, Received>(
  [
    { name: 'score', title: 'ATS score' },
    { name: 'requirements', title: 'What the ad asks for' },
    { name: 'skills', title: 'Skills match' },
    { name: 'summary', title: 'Summary' },
    { name: 'recommendations', title: 'Recommendations' },
    { name: 'improvements', title: 'Resume improvements' },
    { name: 'company', title: 'The company' },
    { name: 'questions', title: 'Interview questions' },
  ],
  (name, received) => {
    // Requirements grow until the questions about them follow.
    if (name === 'requirements') return received.gaps !== undefined
    return received[name] !== undefined
  },
)

/** A section that has arrived with nothing to say is left out. */
export function saysNothing(name: ShownSection, { skills, recommendations, improvements }: Received): boolean {
  if (name === 'skills') return skills?.skillsMatch.length === 0
  if (name === 'recommendations') return recommendations?.recommendations.length === 0
  if (name !== 'improvements' || !improvements) return false
  return improvements.resumeImprovements.length + improvements.resumeBulletPoints.length === 0
}

/** What a phone's single column shows. A desktop has form or progress on the left, the rest on the right. */
export type AnalysisStage = 'form' | 'marking' | 'progress' | 'arriving' | 'results'

export function analysisStageOf({ run, isOpen, last }: Analysis, isMarking: boolean): AnalysisStage {
  if (run.state === 'running') return analysisOrder.readyInOrder(run.received).length > 0 ? 'arriving' : 'progress'
  if (isMarking) return 'marking'
  return isOpen && last ? 'results' : 'form'
}
