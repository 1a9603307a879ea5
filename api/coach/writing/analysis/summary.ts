import * as z from 'zod'
import { task } from '../../model/task.ts'
import { writeItems } from '../write-items.ts'
import { type AnalysisWriting, aboutBoth } from './analysis-writing.ts'

const summary = task(
  'summary',
  { items: z.array(z.object({ text: z.string(), from: z.array(z.string()) })) },
  `Task: write the summary of this analysis, one sentence per item, 4 items in this order:
1. What in this resume answers the advertisement best, named by the person's own deeds.
2. What else speaks for them: formal demands that are met, duties they already do.
3. What is missing most, must-haves first, and what little the resume shows of it.
4. What to do first, and why just that.
Each sentence has 20 to 40 words and could be said about this person and this job only. Talk about the work, not about keywords.`,
)

export async function writeSummary(writing: AnalysisWriting) {
  const items = await writeItems(aboutBoth(writing), summary, { text: 'coach' })
  return items.length < 2 ? null : { summary: items.map(({ text }) => text).join(' ') }
}
