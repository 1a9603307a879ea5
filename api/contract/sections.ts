import type * as z from 'zod'

/** A finished section, as the coach yields it and the `section` event carries it. */
export type SectionOf<Sections extends Record<string, z.ZodType>> = {
  [Name in keyof Sections & string]: { section: Name; data: z.infer<Sections[Name]> }
}[keyof Sections & string]
