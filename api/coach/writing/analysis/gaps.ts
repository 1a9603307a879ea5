import * as z from 'zod'
import type { GapQuestion } from '../../../contract/told-line.ts'
import { gapQuestions } from '../../guides/gaps/gap-questions.ts'
import { withoutOrders } from '../../guides/preparation/material.ts'
import { task } from '../../model/task.ts'
import { mayAsk } from '../../reading/requirement-lines.ts'
import { type Voices, writeItems } from '../write-items.ts'
import { type AnalysisWriting, aboutBoth } from './analysis-writing.ts'

const item = z.object({
  about: z.string(),
  question: z.string(),
  yes: z.string(),
  little: z.string(),
  bridge: z.string(),
  from: z.array(z.string()),
})
type Item = z.infer<typeof item>

const voices: Voices<Item> = { question: 'coach', yes: 'coach', little: 'coach', bridge: 'coach' }

const asking = (about: string) =>
  task(
    'gap_questions',
    { items: z.array(item) },
    `Task: before anything is written, ask the person about what their resume leaves open. One item for each of these lines, in this order; they are shown beside your question, so do not repeat them:
${about}
"about": the id of the line, such as "A4".
"question": one question that "Yes", "A little", or "No" answers, in at most 25 words, as a colleague of the same trade would ask it: about the work itself or what comes closest to it. For a line of the resume: whether there is a number or an outcome. Never ask why, and never about age, health, family, origin, religion, or arrests.
"yes" and "little": what to tell in one or two sentences after that answer, as one question each: where, with what, how often, for how many, or with what result. "Which system do you use now, and for what?"
"bridge": after "No", two sentences: how to talk about it truthfully from what the person's lines do show, and how to learn or clear it up. For a line of the resume: how to tell it without a number.
"from": the line itself and all lines that the bridge rests on.`,
  )

/** A model's wording of the gap questions; the built-in wording fills the gaps. */
export async function writeGaps(writing: AnalysisWriting): Promise<{ gaps: GapQuestion[] } | null> {
  const gaps = gapQuestions(withoutOrders(writing.reading))
  if (gaps.length === 0) return { gaps }
  // In two calls at the same time: as one it would be the last text of the analysis.
  const half = Math.ceil(gaps.length / 2)
  const halves = [gaps.slice(0, half), gaps.slice(half)].filter(({ length }) => length > 0)
  const asked = halves.map((some) => writeItems(aboutBoth(writing), asking(some.map(({ id }) => `- ${id}`).join('\n')), voices))
  const items = (await Promise.all(asked)).flat()
  const written = new Map(items.filter((one) => [one.question, one.yes, one.little].every(mayAsk)).map((one) => [one.about, one]))
  const isWritten = ({ id }: GapQuestion) => written.has(id)
  if (!gaps.some(isWritten)) return null
  return {
    gaps: gaps.map((gap) => {
      const one = written.get(gap.id)
      return one ? { ...gap, question: one.question, ask: { yes: one.yes, little: one.little }, bridge: one.bridge } : gap
    }),
  }
}
