import * as z from 'zod'

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

export const numberField = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
