import * as z from 'zod'
import { task } from '../../model/model.ts'

export const RequirementEntry = z.object({
  line: z.string(),
  ask: z.enum(['must', 'nice', 'duty']),
  kind: z.enum([
    'skill',
    'tool',
    'method',
    'certificate',
    'licence',
    'degree',
    'language',
    'domain',
    'soft',
    'years',
    'condition',
  ]),
  any: z.boolean(),
  terms: z.array(z.string()),
})
export type RequirementEntry = z.infer<typeof RequirementEntry>

/** One entry per line keeps an ad at about 500 tokens; the rows come first because the page shows them. */
export const adTask = {
  ...task(
    'ad_reading',
    {
      requirements: z.array(RequirementEntry),
      title: z.string(),
      employer: z.string(),
      job: z.string(),
      firstReader: z.string(),
      looksFor: z.string(),
      setsAside: z.string(),
    },
    `Task: read the advertisement as a careful recruiter does before any application has come in.

"requirements": everything in it that an applicant could show in a resume: what it asks for, what it would like, and the work it describes. Each thing once, in the order of the lines, at most 40 terms in all. One entry for each line, or several where its terms differ in "ask", "kind", or "any":
- "line": the id of the line.
- "ask": "must" for a demand, "nice" for a wish, "duty" for work that is only described. A heading decides for all lines below it up to the next heading: what is listed under "Nice to have" or "Desirable" is nice, whatever its own words are, and what is listed under "What you need" is a must. So does the column of a table (E for essential, D for desirable). Without a heading, "required", "you have", or "must" make a must; "a plus", "ideally", "preferred", or "willing to train" make a nice.
- "kind": "skill" (something one can do), "tool" (software, machine, equipment), "method" (standard, procedure, regulation), "certificate", "licence", "degree" (education of any level), "language", "domain" (a field or setting one knows), "soft" (dealing with people), "years" (a length of experience), "condition" (shifts, travel, lifting, own car, checks, right to work).
- "any": true only where one of the terms of this entry is enough ("React, Next.js or Vue"; "diploma or equivalent license"). Otherwise false.
- "terms": each 1 to 5 words copied exactly from that line, the thing itself as a resume would name it: no verb like "experience with", no praise, no bare number. Take lists apart: "paving, kerbing and dry stone walling" is three terms. A wide word followed by its examples in brackets is the wide word, and each example of its own. For "years", copy the demand with its number and field ("three years in food production"); its field is also a term of its own where no other line names it.
Leave out benefits, pay, places, names of the employer and of people, dates, how to apply, the job's own title, headings, and traits of character such as "motivated" or "reliable".

"title" and "employer": as the advertisement writes them, "" where it does not. Then one short sentence each, from the advertisement alone: "job": what the job is. "firstReader": who reads the applications first. "looksFor": what that reader looks for first. "setsAside": what gets an application set aside.`,
  ),
  steady: true,
}
