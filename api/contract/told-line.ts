import * as z from 'zod'
import { jsonOf } from './form-fields.ts'
import { toldLines, toldTooLong } from './limits.ts'

/** What the user answers to a gap question. */
export const GapReply = z.enum(['yes', 'little', 'no'])
export type GapReply = z.infer<typeof GapReply>

/** An answer to a gap question. With words it is a numbered line ("Q1") of the user's own texts, shown as "You told us". */
export const ToldLine = z.object({
  /** "Q1", "Q2", … in the order they were told. */
  id: z.string().regex(/^Q\d{1,2}$/),
  /** The whole line of the job description that was asked about; null where the question was about the user's own line. */
  requirement: z.string().max(toldLines.quotedMaxCharacters).nullable(),
  /** The line of the resume that the question was about, or the closest one. */
  ownLine: z.string().max(toldLines.quotedMaxCharacters).nullable(),
  reply: GapReply,
  /** One or two sentences, word for word; may be '' after "No". */
  text: z
    .string()
    .overwrite((text) => text.toWellFormed().replace(/\s+/gu, ' ').trim())
    .max(toldLines.maxCharacters, toldTooLong),
})
export type ToldLine = z.infer<typeof ToldLine>

export const ToldLines = z
  .array(ToldLine)
  .max(toldLines.atMost, `Up to ${toldLines.atMost} answers can be kept. Please remove one first.`)

/** The same as the field of a form. */
export const ToldLinesField = jsonOf(ToldLines)

/** One of at most five questions about what matters most and is not shown. */
export const GapQuestion = z.object({
  /** The id of the line it is about: "A4" of the job description, or "R7" of the resume. */
  id: z.string(),
  /** A requirement that was not found, one that may be shown, or a line without a result. */
  about: z.enum(['not-found', 'unsure', 'no-result']),
  /** The job description's line, whole; null for `no-result`. */
  requirement: z.string().nullable(),
  /** The closest line of the resume, whole; null where none is near. */
  ownLine: z.string().nullable(),
  question: z.string(),
  /** What to tell in one or two sentences after "Yes" and after "A little". */
  ask: z.object({ yes: z.string(), little: z.string() }),
  /** After "No": how to talk about it from what is there. */
  bridge: z.string(),
})
export type GapQuestion = z.infer<typeof GapQuestion>
