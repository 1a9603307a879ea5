import type { InterviewQaDone, interviewQaSections } from '../../../api/contract/interview-qa.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation, GenerationEvent } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'

export type Received = PartsOf<typeof interviewQaSections>
export type Questions = Generation<Received, InterviewQaDone>
export type QuestionsEvent = GenerationEvent<Received, InterviewQaDone>

const notStarted = 'Failed to start interview session. Please try again.'

/** One set per page. It continues on other screens. */
export const questionGeneration = createGeneration({
  path: '/api/interview-qa/generate',
  storageKey: 'greenroom:interview-qa',
  schemas: async () => {
    const contract = await import('../../../api/contract/interview-qa.ts')
    return { sections: contract.interviewQaSections, done: contract.InterviewQaDone }
  },
  takesTold: true,
  failed: notStarted,
  notPrepared: notStarted,
})

export const questionsAtom = questionGeneration.generationAtom
