import * as z from 'zod'
import { adLines } from '../../lines/ad-lines.ts'
import type { NumberedLine } from '../../lines/numbered-lines.ts'
import { stemKey, tokensOf } from '../../text/tokens.ts'
import { task } from '../../writing/prompts.ts'
import { AdRequirement } from '../match-reading.ts'

export const RequirementEntry = z.object({
  line: z.string(),
  ask: AdRequirement.shape.importance,
  kind: AdRequirement.shape.kind,
  any: z.boolean(),
  terms: z.array(z.string()),
})
type RequirementEntry = z.infer<typeof RequirementEntry>

/** One entry per line keeps an ad at about 500 tokens; the rows come first because the page shows them. */
export const adTask = {
  ...task('ad_reading', {
    requirements: z.array(RequirementEntry),
    title: z.string(),
    employer: z.string(),
    job: z.string(),
    firstReader: z.string(),
    looksFor: z.string(),
    setsAside: z.string(),
  }),
  steady: true,
}

const mostRequirements = 40
/** More words than this are a sentence; a demand for years may name its field. */
const mostWords = 8
const mostWordsOfYears = 14
const weight = { must: 2, nice: 1, duty: 0 }

/** Terms that are in the line they cite, each once. All in `marked` lines are must-haves. */
export function checkedRequirements(
  entries: readonly RequirementEntry[],
  lines: readonly NumberedLine[],
  marked: ReadonlySet<string> = new Set(),
): AdRequirement[] {
  const stems = new Map(lines.map(({ id, text }) => [id, new Set(tokensOf(text).map(({ stem }) => stem))]))
  const found = new Map<string, AdRequirement>()
  entries.forEach(({ line, ask, kind, any, terms }, at) => {
    const inLine = stems.get(line)
    for (const term of terms.map((text) => text.trim())) {
      const words = tokensOf(term).map(({ stem }) => stem)
      const isThere = inLine && words.length > 0 && words.every((word) => inLine.has(word))
      if (!isThere || words.length > (kind === 'years' ? mostWordsOfYears : mostWords)) continue
      const importance = marked.has(line) ? 'must' : ask
      const known = found.get(stemKey(term))
      if (known && weight[known.importance] >= weight[importance]) continue
      if (!known && found.size === mostRequirements) continue
      const group = any && terms.length > 1 ? at : null
      found.set(stemKey(term), { term, line, importance, kind, group })
    }
  })
  return [...found.values()]
}

export function markedLines(lines: readonly NumberedLine[], requirementLines: readonly string[] = []): Set<string> {
  const marked = requirementLines.flatMap((line) => adLines(line).map(({ text }) => text))
  return new Set(lines.filter(({ text }) => marked.some((one) => text.startsWith(one))).map(({ id }) => id))
}

export function nameIn(lines: readonly NumberedLine[], name: string): string | null {
  const key = ` ${stemKey(name)} `
  return key.trim() !== '' && lines.some(({ text }) => ` ${stemKey(text)} `.includes(key)) ? name.trim() : null
}
