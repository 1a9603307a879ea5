import * as z from 'zod'
import { AnswerDone } from './answer-charge.ts'
import { fieldsOf, type SectionOf } from './sections.ts'

const lines = z.array(z.string())

export const LetterPart = z.object({
  paragraph: z.enum(['opening', 'proof', 'closing']),
  /** Empty in a draft where only the user knows what to say. */
  text: z.string(),
  /** The lines it rests on; in a draft, what the ad says at this point. */
  adLines: lines,
  ownLines: lines,
})
export type LetterPart = z.infer<typeof LetterPart>

export const coverLetterSections = {
  letter: z.object({
    greeting: z.string(),
    /** Opening, proof and closing, in this order; a draft has up to three proofs. */
    parts: z.array(LetterPart).min(3),
    name: z.string().nullable(),
    contact: lines,
    /** Made without a model: the user's own lines and boxes to fill. */
    isDraft: z.boolean(),
  }),
} as const
export type CoverLetterSection = SectionOf<typeof coverLetterSections>
export type CoverLetter = CoverLetterSection['data']

export const CoverLetterDone = AnswerDone

export const CoverLetterResult = z.object({ ...fieldsOf(coverLetterSections), ...CoverLetterDone.shape })
