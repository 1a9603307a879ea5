import * as z from 'zod'

/** A field of a form that holds JSON. */
export const jsonOf = <Value>(shape: z.ZodType<Value>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue('No JSON')
        return z.NEVER
      }
    })
    .pipe(shape)

/** A number as a form sends it. An empty text is none. */
export const numberField = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
