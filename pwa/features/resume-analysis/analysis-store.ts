import { createGeneration } from '../../generation/create-generation.ts'
import { isAtStake } from '../../generation/generation.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'

export const analysisGeneration = createGeneration({
  path: '/api/analyze',
  storageKey: 'greenroom:analysis',
  schemas: async () => {
    const contract = await import('../../../api/contract/resume-analysis.ts')
    return { sections: contract.analysisSections, done: contract.AnalysisDone }
  },
  failed: 'Failed to analyze job posting. Please try again.',
})

export const analysisAtom = analysisGeneration.generationAtom
export const dispatchAnalysis = analysisGeneration.dispatch

guardLeaving(analysisAtom, isAtStake)
