import { atom } from 'jotai'
import type { InterviewPrepDone, interviewPrepSections } from '../../../api/contract/interview-prep.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'

export type Received = PartsOf<typeof interviewPrepSections>
export type Preparation = Generation<Received, InterviewPrepDone>

export const preparationGeneration = createGeneration({
  path: '/api/interview-prep/generate',
  storageKey: 'greenroom:interview-prep',
  schemas: async () => {
    const contract = await import('../../../api/contract/interview-prep.ts')
    return { sections: contract.interviewPrepSections, done: contract.InterviewPrepDone }
  },
  takesTold: true,
  failed: 'Failed to generate interview preparation. Please try again.',
  notPrepared: 'Failed to start interview preparation. Please try again.',
})

export const preparationAtom = preparationGeneration.generationAtom

/** The questions the user reads. */
export const openQuestionsAtom = atom<ReadonlySet<number>>(new Set<number>())
