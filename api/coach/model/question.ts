import type * as z from 'zod'

export interface Question<Answer> {
  /** Letters and underscores; names the schema. */
  name: string
  schema: z.ZodType<Answer>
  rules: string
  /** Data first and the task last, so that servers can cache the prefix. */
  prompt: string
  /** With temperature 0 and a seed if supported. */
  steady?: boolean
  /** Called with the answer so far; starts over on a retry. */
  onText?: ((text: string) => void) | undefined
}
