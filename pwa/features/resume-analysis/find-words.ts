/** A stretch of a text, counted in characters. */
export interface Stretch {
  from: number
  to: number
}

const word = /[\p{L}\p{N}]+/gu

/** Words as they are compared: bullets, quotes, line ends and accents written in two ways may have been tidied on the way. */
function wordsOf(text: string) {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    key: found.normalize('NFKC').toLowerCase(),
    from: index,
    to: index + found.length,
  }))
}

/** Looks up runs of words in one text. */
export function wordFinder(text: string) {
  const words = wordsOf(text)
  /** Where these words stand one after another, from the first to the last of them; all places, in order. */
  return (quote: string, within: Stretch = { from: 0, to: text.length }): Stretch[] => {
    const wanted = wordsOf(quote).map(({ key }) => key)
    if (wanted.length === 0) return []
    return words.flatMap((first, at) => {
      const last = words[at + wanted.length - 1]
      if (!last || first.from < within.from || last.to > within.to) return []
      return wanted.every((key, step) => words[at + step]!.key === key) ? [{ from: first.from, to: last.to }] : []
    })
  }
}
