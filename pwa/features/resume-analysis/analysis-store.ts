import { createGeneration } from '../../generation/create-generation.ts'

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
