import { keepSound } from '../sentence-check.ts'
import { capitalized } from '../wording.ts'
import type { Material } from './material.ts'
import type { SlotName, SpecificKind } from './round-templates.ts'
import { commonSlots, subjectsOf } from './subjects.ts'

/** What fills a slot, or nothing where there is nothing to fill it. */
export type Draw = (slot: SlotName) => string | null | undefined

/** "How would you start on {duty}?" with its slots filled; null where one stays empty or the sentence fails its check. */
export function fill(template: string, draw: Draw): string | null {
  let whole = true
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = draw(name as SlotName)
    if (!value) whole = false
    return value ?? ''
  })
  return whole && keepSound(text) === text ? capitalized(text) : null
}

/** Fills a round's texts with the matter at hand; each list names every matter once. */
export interface Filler {
  list(templates: readonly string[]): string[]
  /** The first of the templates that can be filled, else ''. They are written so that the last one always can. */
  text(templates: readonly string[]): string
}

export function fillerFor(material: Material): Filler {
  const subjects = subjectsOf(material)
  const common = commonSlots(material)
  const drawing = (): Draw => {
    const next = new Map<string, number>()
    return (slot) => {
      if (common[slot]) return common[slot]
      const at = next.get(slot) ?? 0
      next.set(slot, at + 1)
      return slot === 'requirement' ? material.requirements[at] : subjects[slot as SpecificKind]?.[at]?.slots[slot]
    }
  }
  return {
    list(templates) {
      const draw = drawing()
      return templates.map((template) => fill(template, draw)).filter((text) => text !== null)
    },
    text(templates) {
      for (const template of templates) {
        const text = fill(template, drawing())
        if (text !== null) return text
      }
      return ''
    },
  }
}
