import * as z from 'zod'
import { task } from '../../model/model.ts'
import type { AdRequirement } from '../match-reading.ts'

export const ShownEntry = z.object({ n: z.string(), by: z.array(z.string()), how: z.enum(['same', 'other', 'partly']) })
export type ShownEntry = z.infer<typeof ShownEntry>

export const matchTask = {
  ...task(
    'match_reading',
    { shown: z.array(ShownEntry) },
    `Task: <requirements> lists what the advertisement asks for, by number. For each one, in this order, look for the lines of the resume that show it. Leave out those that no line shows.

"shown": one entry for each requirement that the resume shows:
- "n": its number.
- "by": the ids of the lines that show it, at most 4: lines about work done first, then certificates and studies, lists last. A fact spread over two lines needs both ids.
- "how": "same" where a line has the same words or another form of them; "other" where it says the same in other words, under another name, or tells of work that cannot be done without it; "partly" where it shows only a part of the requirement, or less than it asks for.
A reader who knows the trade would agree. The general is shown by the particular ("turf maintenance" by "scarified the lawns"), a related thing is not: one language, tool, certificate, or license is not another, and knowing of a thing is not doing it. What is planned, booked, wished for, or begun shows nothing, and a line that denies a thing does not show it.
For a requirement of years: all dated lines of the jobs that count toward it, and nothing else. Do not add them up.`,
  ),
  steady: true,
}

/** "1. must | pruning | A18" */
export function requirementsText(requirements: readonly AdRequirement[]): string {
  return requirements.map(({ importance, term, line }, at) => `${at + 1}. ${importance} | ${term} | ${line}`).join('\n')
}
