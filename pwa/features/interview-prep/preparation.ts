import { InterviewPrepDone, interviewPrepSections } from '../../../api/contract/interview-prep.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation, Result as PaidResult } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'

/** The sections that have arrived, by name. */
export type Received = PartsOf<typeof interviewPrepSections>
export type Result = PaidResult<Received, InterviewPrepDone>
export type Preparation = Generation<Received, InterviewPrepDone>

/** The specification's sentences for a preparation that did not come, or did not even begin. */
export const prepWords = {
  failed: 'Failed to generate interview preparation. Please try again.',
  notPrepared: 'Failed to start interview preparation. Please try again.',
}

/** The one preparation of this page; it goes on while the person is in another room. */
export const preparationGeneration = createGeneration({
  path: '/api/interview-prep/generate',
  storageKey: 'greenroom:interview-prep',
  sections: interviewPrepSections,
  done: InterviewPrepDone,
  ...prepWords,
})

export const preparationAtom = preparationGeneration.generationAtom

guardLeaving(preparationAtom, ({ run, last }) => run.state === 'running' || (last !== null && !last.isSaved))
