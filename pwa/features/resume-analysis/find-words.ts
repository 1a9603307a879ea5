export interface Stretch {
  from: number
  to: number
}

const word = /[\p{L}\p{N}]+/gu

/** Normalized for comparison: bullets, quotes, line ends and accents may have been cleaned up. */
function wordsOf(text: string) {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    key: found.normalize('NFKC').toLowerCase(),
    from: index,
    to: index + found.length,
  }))
}

export function wordFinder(text: string) {
  const words = wordsOf(text)
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

/** The text in pieces: those at `places`, the first of any that overlap, and what is between them. */
export function piecesOf<Place extends Stretch>(text: string, places: readonly Place[]): { text: string; place?: Place }[] {
  let at = 0
  const pieces = places
    .toSorted((one, other) => one.from - other.from)
    .flatMap((place) => {
      if (place.from < at) return []
      const before = text.slice(at, place.from)
      at = place.to
      return [{ text: before }, { text: text.slice(place.from, place.to), place }]
    })
  return [...pieces, { text: text.slice(at) }]
}
