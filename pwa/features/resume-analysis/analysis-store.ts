import { AnalysisDone, analysisSections } from '../../../api/contract/resume-analysis.ts'
import { createGeneration } from '../../generation/create-generation.ts'

/** The one analysis of this page; it goes on while the person is in another room. */
export const analysisGeneration = createGeneration({
  path: '/api/analyze',
  storageKey: 'greenroom:analysis',
  sections: analysisSections,
  done: AnalysisDone,
  failed: 'Failed to analyze job posting. Please try again.',
})

export const analysisAtom = analysisGeneration.generationAtom

/** Tells the page what happened. */
export const dispatchAnalysis = analysisGeneration.dispatch
