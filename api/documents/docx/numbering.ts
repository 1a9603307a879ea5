import { attribute, child, childrenOf, setting } from './xml.ts'

export type Numbering = ReturnType<typeof readNumbering>

export function readNumbering(root: Element | null) {
  const named = (name: string) => childrenOf(root).filter((element) => element.localName === name)
  const abstracts = new Map(named('abstractNum').map((list) => [attribute(list, 'abstractNumId'), list]))
  const lists = new Map(named('num').map((list) => [attribute(list, 'numId'), list]))
  const levelOf = (listId: string, level: number): Element | null => {
    const list = lists.get(listId)
    const isLevel = (element: Element) => attribute(element, 'ilvl') === String(level)
    const override = childrenOf(list).find((element) => element.localName === 'lvlOverride' && isLevel(element))
    const levels = childrenOf(abstracts.get(setting(list, 'abstractNumId')))
    return child(override, 'lvl') ?? levels.find((element) => element.localName === 'lvl' && isLevel(element)) ?? null
  }
  const counters = new ListCounters()
  return {
    next(listId: string, level: number): string {
      const definition = levelOf(listId, level)
      if (!definition) return ''
      const format = setting(definition, 'numFmt') ?? 'decimal'
      if (format === 'bullet') return '• '
      counters.count(listId, level, Number(setting(definition, 'start') ?? 1))
      if (format === 'none') return ''
      // Letters and Roman numerals are read as figures: they say the same.
      const text = (setting(definition, 'lvlText') ?? '').replace(/%([1-9])/g, (_, place: string) =>
        String(counters.value(listId, Number(place) - 1)),
      )
      return text === '' ? '' : `${text} `
    },
  }
}

/** A deeper level restarts after its parent. */
class ListCounters {
  readonly #counts = new Map<string, number[]>()

  count(listId: string, level: number, start: number) {
    const counts = this.#counts.get(listId) ?? []
    counts[level] = (counts[level] ?? start - 1) + 1
    counts.length = level + 1
    this.#counts.set(listId, counts)
  }

  value(listId: string, level: number): number {
    return this.#counts.get(listId)?.[level] ?? 1
  }
}
