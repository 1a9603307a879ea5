import * as z from 'zod'
import { toldLines, toldTooLong } from './limits.ts'

export const GapReply = z.enum(['yes', 'little', 'no'])
export type GapReply = z.infer<typeof GapReply>

/** An answer to a gap question. With words, it becomes a numbered line ("Q1") of the user's texts, shown as "You told us". */
export const ToldLine = z.object({
  id: z.string().regex(/^Q\d{1,2}$/),
  /** The whole ad line that was asked about; null if the question was about one of the user's lines. */
  requirement: z.string().max(toldLines.quotedMaxCharacters).nullable(),
  ownLine: z.string().max(toldLines.quotedMaxCharacters).nullable(),
  reply: GapReply,
  text: z
    .string()
    .overwrite((text) => text.toWellFormed().replace(/\s+/gu, ' ').trim())
    .max(toldLines.maxCharacters, toldTooLong),
})
export type ToldLine = z.infer<typeof ToldLine>

export const ToldLines = z
  .array(ToldLine)
  .max(toldLines.atMost, `Up to ${toldLines.atMost} answers can be kept. Please remove one first.`)

export const GapQuestion = z.object({
  /** The line it is about: "A4" in the ad or "R7" in the resume. */
  id: z.string(),
  /** A requirement not found, one that may be shown, or a line without a result. */
  about: z.enum(['not-found', 'unsure', 'no-result']),
  requirement: z.string().nullable(),
  ownLine: z.string().nullable(),
  question: z.string(),
  ask: z.object({ yes: z.string(), little: z.string() }),
  /** After "No": how to talk about it with what the user has. */
  bridge: z.string(),
})
export type GapQuestion = z.infer<typeof GapQuestion>
