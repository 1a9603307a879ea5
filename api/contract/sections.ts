import type * as z from 'zod'

/** One finished section of an answer, as the coach yields it and as the event `section` carries it. */
export type SectionOf<Sections extends Record<string, z.ZodType>> = {
  [Name in keyof Sections & string]: { section: Name; data: z.infer<Sections[Name]> }
}[keyof Sections & string]
