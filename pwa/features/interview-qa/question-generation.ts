import { InterviewQaDone, interviewQaSections } from '../../../api/contract/interview-qa.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation, GenerationEvent } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'

export type Received = PartsOf<typeof interviewQaSections>
export type Questions = Generation<Received, InterviewQaDone>
export type QuestionsEvent = GenerationEvent<Received, InterviewQaDone>

/** The specification's sentence when a session does not begin. */
export const notStarted = 'Failed to start interview session. Please try again.'

/** The one set of questions of this page; it goes on being written while the person is in another room. */
export const questionGeneration = createGeneration({
  path: '/api/interview-qa/generate',
  storageKey: 'greenroom:interview-qa',
  sections: interviewQaSections,
  done: InterviewQaDone,
  failed: notStarted,
  notPrepared: notStarted,
})

export const questionsAtom = questionGeneration.generationAtom

guardLeaving(questionsAtom, ({ run, last }) => run.state === 'running' || (last !== null && !last.isSaved))

/** What there is to show: of the set being written, else of the last one. */
export function receivedOf({ run, last }: Questions): Received {
  return run.state === 'running' ? run.received : (last?.received ?? {})
}
