import * as z from 'zod'
import { task } from '../task.ts'

/** What the code overlooked, asked for before the score is computed. Quotes only: where they stand and what they count, the code says. */
export const readingTask = task(
  'requirements',
  {
    requirements: z.array(
      z.object({
        term: z.string(),
        importance: z.enum(['must', 'nice']),
        kind: z.enum(['skill', 'tool', 'method', 'certificate', 'licence', 'degree', 'language', 'domain', 'soft']),
        shownBy: z.string().nullable(),
      }),
    ),
  },
  // Twelve of them take some 400 tokens: four seconds of a usual hosted model.
  `Task: read the advertisement as a careful recruiter. <facts> lists what a program already found. Write "requirements", at most 12: first what the advertisement asks for and the program overlooked, then what the program calls missing though a line of the resume shows it. "term": 1 to 5 words copied exactly from a line that asks for it or names it as a duty, the thing itself without verbs and praise; never a benefit, a place, a name of the employer, a number of years or a trait of character. "importance": "must" or "nice". "kind": what the term is. "shownBy": 3 to 12 words copied exactly from the one resume line that shows it, or null. A related thing does not show it: one language, tool or licence is not another. An empty list is a good answer when the program has read well.`,
)
