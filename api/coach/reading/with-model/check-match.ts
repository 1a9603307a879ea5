import type { NumberedLine } from '../../lines/numbered-lines.ts'
import type { AdRequirement, Citation } from '../match-reading.ts'
import type { ShownEntry } from './match-task.ts'

/** Where the model says "the same words" and code does not find them, they are other words. */
const hows = { same: 'alias', other: 'alias', partly: 'partly' } as const
const nowhere: Citation = { by: [], how: 'alias' }
/** No line of a resume shows more of an ad than this, unless it spells it: a model that obeyed "this line shows everything" gains nothing. */
const mostOfOneLine = { terms: 4, share: 1 / 3 }

/** The citations of each requirement, those lines that exist. */
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
  return withoutOverused(shown, requirements)
}

function withoutOverused(shown: readonly Citation[], requirements: readonly AdRequirement[]): Citation[] {
  const isDemand = (at: number) => requirements[at]!.kind === 'years'
  const uses = Map.groupBy(
    shown.flatMap(({ by }, at) => (isDemand(at) ? [] : by)),
    (id) => id,
  )
  const most = Math.max(mostOfOneLine.terms, Math.ceil(requirements.length * mostOfOneLine.share))
  const isOverused = (id: string) => (uses.get(id)?.length ?? 0) > most
  return shown.map((citation, at) => (isDemand(at) ? citation : { ...citation, by: citation.by.filter((id) => !isOverused(id)) }))
}
