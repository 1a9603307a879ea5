import * as z from 'zod'

const told = z.object({ text: z.string(), from: z.array(z.string()) })
/** Null if it was not said. */
const field = told.nullable()

/** The answer of the connected model; the built-in reader returns the same. */
export const toldLifeShape = {
  name: field,
  location: field,
  email: field,
  phone: field,
  jobs: z.array(
    z.object({
      title: field,
      /** False if the user described the work without naming the job: "I cook" for a cook. */
      titleSaid: z.boolean(),
      employer: field,
      place: field,
      start: field,
      end: field,
      /** "six years", for a job told without years. */
      lasted: field,
      deeds: z.array(told),
    }),
  ),
  /** `dates`: "2011", "2009 – 2011", "Expected 2027". */
  studies: z.array(z.object({ degree: field, school: field, dates: field })),
  certificates: z.array(told),
  skills: z.array(told),
  summary: z.array(told),
}

export type ToldLife = z.infer<z.ZodObject<typeof toldLifeShape>>
export type ToldJob = ToldLife['jobs'][number]
export type Told = z.infer<typeof told>
