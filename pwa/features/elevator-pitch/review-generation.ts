import type { z } from 'zod'
import type { PitchReview, PitchReviewDone, pitchSections } from '../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation, GenerationEvent } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'
import { createSectionOrder } from '../../generation/section-order.ts'

export const reviewCredits = creditReasons.elevator_pitch_analysis

export type ReviewParts = PartsOf<typeof pitchSections>
type ReviewGeneration = Generation<ReviewParts, z.infer<typeof PitchReviewDone>>
export type ReviewEvent = GenerationEvent<ReviewParts, z.infer<typeof PitchReviewDone>>

export const reviewGeneration = createGeneration({
  path: '/api/elevator-pitch/analyze',
  storageKey: 'greenroom:pitch-review',
  schemas: async () => {
    const contract = await import('../../../api/contract/elevator-pitch.ts')
    return { sections: contract.pitchSections, done: contract.PitchReviewDone }
  },
  failed: pitchTexts.analysisFailed,
  notPrepared: 'Your recording could not be read from this device. Please record it again.',
  stillHere: 'Your recording is still here.',
  asksOnlyWhileRunning: true,
})

export const reviewGenerationAtom = reviewGeneration.generationAtom

type ScoredPart = 'score' | 'suggestions' | 'refined' | 'alternate'

export const feedbackOrder = createSectionOrder<ScoredPart, ReviewParts>([
  { name: 'score', title: 'Your score' },
  { name: 'suggestions', title: 'What to change' },
  { name: 'refined', title: 'Refined pitch' },
  { name: 'alternate', title: 'Another way to tell it' },
])

const allParts = ['transcript', 'score', 'suggestions', 'refined', 'alternate'] as const satisfies (keyof typeof pitchSections)[]

/** The whole analysis as it is saved; null while parts are missing. */
export function wholeReviewOf({ last }: ReviewGeneration): PitchReview | null {
  const parts = last?.received
  if (!parts || allParts.some((name) => !parts[name])) return null
  return Object.assign({}, ...allParts.map((name) => parts[name]), last.done) as PitchReview
}
