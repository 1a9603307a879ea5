import * as z from 'zod'

/** What POST /api/read-job-ad answers: the text of the file, one line per paragraph or bullet. */
export const JobAdText = z.object({ text: z.string() })
export type JobAdText = z.infer<typeof JobAdText>
