import type { z } from 'zod'
import { PitchReview, PitchReviewDone, pitchSections } from '../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation, GenerationEvent } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'
import { createSectionOrder } from '../../generation/section-order.ts'

export const reviewCredits = creditReasons.elevator_pitch_analysis

/** The sections of an analysis that have arrived, by name. */
export type ReviewParts = PartsOf<typeof pitchSections>
type ReviewGeneration = Generation<ReviewParts, z.infer<typeof PitchReviewDone>>
export type ReviewEvent = GenerationEvent<ReviewParts, z.infer<typeof PitchReviewDone>>

/** The one analysis of this page. It goes on while the person is at another screen. */
export const reviewGeneration = createGeneration({
  path: '/api/elevator-pitch/analyze',
  storageKey: 'greenroom:pitch-review',
  sections: pitchSections,
  done: PitchReviewDone,
  failed: pitchTexts.analysisFailed,
  notPrepared: 'Your recording could not be read from this device. Please record it again.',
  stillHere: 'Your recording is still here.',
})

export const reviewGenerationAtom = reviewGeneration.generationAtom

type ScoredPart = 'score' | 'suggestions' | 'refined' | 'alternate'

/** The parts of the feedback in the order in which screen readers hear of them. */
export const feedbackOrder = createSectionOrder<ScoredPart, ReviewParts>([
  { name: 'score', title: 'Your score' },
  { name: 'suggestions', title: 'What to change' },
  { name: 'refined', title: 'Refined pitch' },
  { name: 'alternate', title: 'Another way to tell it' },
])

/** The whole analysis in one piece, as saving takes it; null while parts are missing. */
export function wholeReviewOf({ last }: ReviewGeneration): PitchReview | null {
  if (!last) return null
  const whole = PitchReview.safeParse(Object.assign({}, ...Object.values(last.received), last.done))
  return whole.success ? whole.data : null
}
