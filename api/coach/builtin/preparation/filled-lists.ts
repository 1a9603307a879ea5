import { quoted } from '../wording.ts'
import type { Material } from './material.ts'
import type { SpecificKind } from './round-voice.ts'
import { commonSlots, subjectsOf } from './subjects.ts'
import { type Draw, fill, fillFirst } from './template.ts'

/** Fills a round's texts with the matter at hand; each list names every matter once. */
export interface Filler {
  list(templates: readonly string[]): string[]
  text(templates: readonly string[]): string
}

/** @param company how the employer is named in advice, where the ad gives no name */
export function fillerFor(material: Material, company = 'the employer'): Filler {
  const subjects = subjectsOf(material)
  const common = { ...commonSlots(material), company: material.reading.ad.company ?? company }
  const pools: Partial<Record<string, string[]>> = {
    ...Object.fromEntries(
      Object.entries(subjects).map(([kind, list]) => [kind, list.map(({ slots }) => slots[kind as SpecificKind] ?? '')]),
    ),
    requirement: requirementsOf(material),
  }
  const drawing = (): Draw => {
    const next = new Map<string, number>()
    return (slot) => {
      const own = common[slot]
      if (own) return own
      const at = next.get(slot) ?? 0
      next.set(slot, at + 1)
      return pools[slot]?.[at]
    }
  }
  return {
    list(templates) {
      const draw = drawing()
      return templates.map((template) => fill(template, draw)).filter((text) => text !== null)
    },
    text: (templates) => fillFirst(templates, drawing),
  }
}

/** Hard demands first, then the papers' and the must-haves' own sentences. */
function requirementsOf({ reading, papers, terms }: Material): string[] {
  const all = [
    ...reading.hardConstraints.map(({ requirement }) => requirement),
    ...papers.map(({ requirement }) => requirement),
    ...terms.map(({ requirement }) => requirement),
  ]
  return [...new Set(all)].map(quoted)
}
