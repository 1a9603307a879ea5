import type * as z from 'zod'

export interface Question<Answer> {
  /** Letters and underscores; names the schema. */
  name: string
  schema: z.ZodType<Answer>
  /** Who the model is and what it must not do. */
  rules: string
  /** Data first, the task last, so that servers can keep what they have read for the next question. */
  prompt: string
}
