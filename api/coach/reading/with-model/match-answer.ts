import * as z from 'zod'
import type { NumberedLine } from '../../lines/numbered-lines.ts'
import { wordsOf } from '../../text/tokens.ts'
import { task } from '../../writing/prompts.ts'
import { nowhere } from '../cited-reading.ts'
import type { AdRequirement, Citation } from '../match-reading.ts'

export const ShownEntry = z.object({ n: z.string(), by: z.array(z.string()), how: z.enum(['same', 'other', 'partly']) })
type ShownEntry = z.infer<typeof ShownEntry>

export const matchTask = { ...task('match_reading', { shown: z.array(ShownEntry) }), steady: true }

/** "1. must | pruning | A18" */
export const requirementsText = (requirements: readonly AdRequirement[]): string =>
  requirements.map(({ importance, term, line }, at) => `${at + 1}. ${importance} | ${term} | ${line}`).join('\n')

/** Where a model says "the same words" and code does not find them, they are other words. */
const hows = { same: 'alias', other: 'alias', partly: 'partly' } as const
/** A line shows no more than a third of its words, and never everything: obeying "this line shows everything" gains nothing. */
const mostOfOneLine = (words: number, requirements: number) => Math.max(6, Math.min(words / 3, requirements * 0.75))

export function checkedCitations(
  entries: readonly ShownEntry[],
  requirements: readonly AdRequirement[],
  resumeLines: readonly NumberedLine[],
): Citation[] {
  const known = new Set(resumeLines.map(({ id }) => id))
  const shown = requirements.map(() => nowhere)
  for (const { n, by, how } of entries) {
    const at = Number(n) - 1
    const lines = [...new Set(by)].filter((id) => known.has(id))
    if (shown[at] === nowhere && lines.length > 0) shown[at] = { by: lines, how: hows[how] }
  }
  const most = new Map(resumeLines.map(({ id, text }) => [id, mostOfOneLine(wordsOf(text).length, requirements.length)]))
  return withoutOverused(shown, requirements, most)
}

function withoutOverused(
  shown: readonly Citation[],
  requirements: readonly AdRequirement[],
  most: ReadonlyMap<string, number>,
): Citation[] {
  const isDemand = (at: number) => requirements[at]!.kind === 'years'
  const uses = Map.groupBy(
    shown.flatMap(({ by }, at) => (isDemand(at) ? [] : by)),
    (id) => id,
  )
  const isOverused = (id: string) => (uses.get(id)?.length ?? 0) > (most.get(id) ?? 0)
  return shown.map((citation, at) => (isDemand(at) ? citation : { ...citation, by: citation.by.filter((id) => !isOverused(id)) }))
}
