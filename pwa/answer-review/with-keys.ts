export function withKeys<Item>(items: readonly Item[], wordsOf: (item: Item) => string): { key: string; item: Item }[] {
  const times = new Map<string, number>()
  return items.map((item) => {
    const words = wordsOf(item)
    const time = (times.get(words) ?? 0) + 1
    times.set(words, time)
    return { key: `${words} ${time}`, item }
  })
}
