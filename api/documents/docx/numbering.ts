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
  const counters = new Map<string, number[]>()
  return {
    next(listId: string, level: number): string {
      const definition = levelOf(listId, level)
      if (!definition) return ''
      const format = setting(definition, 'numFmt') ?? 'decimal'
      if (format === 'bullet') return '• '
      const counts = counters.get(listId) ?? []
      counts[level] = (counts[level] ?? Number(setting(definition, 'start') ?? 1) - 1) + 1
      // A deeper level restarts after its parent.
      counts.length = level + 1
      counters.set(listId, counts)
      if (format === 'none') return ''
      // Letters and Roman numerals are read as figures: they say the same.
      const text = (setting(definition, 'lvlText') ?? '').replace(/%([1-9])/g, (_, place: string) =>
        String(counts[Number(place) - 1] ?? 1),
      )
      return text === '' ? '' : `${text} `
    },
  }
}
