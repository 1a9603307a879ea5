import * as z from 'zod'

/** What the answers must look like: shapes only; length and truth are the guard's work. */
export const pitchSchemas = {
  pitch_script: z.object({ script: z.string() }),
  pitch_suggestions: z.object({ suggestions: z.array(z.string()) }),
  pitch_refined: z.object({ refinedPitch: z.string() }),
  pitch_alternate: z.object({ alternateExample: z.string() }),
} as const

export type PitchTask = keyof typeof pitchSchemas
export type PitchAnswer<Task extends PitchTask> = z.infer<(typeof pitchSchemas)[Task]>
