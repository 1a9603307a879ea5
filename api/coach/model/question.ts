import type * as z from 'zod'

export interface Question<Answer> {
  /** Letters and underscores; names the schema. */
  name: string
  schema: z.ZodType<Answer>
  /** Who the model is and what it must not do. */
  rules: string
  /** Data first, the task last, so that servers can keep what they have read for the next question. */
  prompt: string
  /** Asked for with temperature 0 and a seed where the server knows them. */
  steady?: boolean
  /** Told of the answer so far, at every piece; begins anew when a question is asked again. */
  onText?: ((text: string) => void) | undefined
}
