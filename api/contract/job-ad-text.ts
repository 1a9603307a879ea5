import * as z from 'zod'

/** POST /api/read-job-ad: the file's text, one line per paragraph or bullet. */
export const JobAdText = z.object({ text: z.string() })
export type JobAdText = z.infer<typeof JobAdText>
