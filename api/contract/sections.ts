import type * as z from 'zod'

export type SectionOf<Sections extends Record<string, z.ZodType>> = {
  [Name in keyof Sections & string]: { section: Name; data: z.infer<Sections[Name]> }
}[keyof Sections & string]
