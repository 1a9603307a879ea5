import type { z } from 'zod'
import { PitchReview, PitchReviewDone, pitchSections } from '../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation, GenerationEvent } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'

export const reviewCredits = creditReasons.elevator_pitch_analysis

/** The sections of an analysis that have arrived, by name. */
export type ReviewParts = PartsOf<typeof pitchSections>
export type ReviewGeneration = Generation<ReviewParts, z.infer<typeof PitchReviewDone>>
export type ReviewEvent = GenerationEvent<ReviewParts, z.infer<typeof PitchReviewDone>>

/** The one analysis of this page; it goes on while the person is in another room. */
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

/** What there is to show: of the analysis being made, else of the last one. */
export const receivedOf = ({ run, last }: ReviewGeneration): ReviewParts =>
  run.state === 'running' ? run.received : (last?.received ?? {})

/** The whole analysis in one piece, as saving takes it; null while parts are missing. */
export function wholeReviewOf({ last }: ReviewGeneration): PitchReview | null {
  if (!last) return null
  const whole = PitchReview.safeParse(Object.assign({}, ...Object.values(last.received), last.done))
  return whole.success ? whole.data : null
}
