/** Sorted, inclusive ranges of code points. */
export type CodePointRanges = readonly (readonly [first: number, last: number])[]

/** Reads a CSS `unicode-range` such as `U+0000-00FF,U+0131`. */
export function readRanges(unicodeRange: string): CodePointRanges {
  return unicodeRange
    .split(',')
    .map((part) => {
      const [first, last] = part.trim().replace(/^U\+/iu, '').split('-')
      return [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)] as const
    })
    .sort(([a], [b]) => a - b)
}

/** Whether a code point lies in one of the ranges, by halving. */
export function inRanges(ranges: CodePointRanges, codePoint: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle]!
    if (codePoint < first) high = middle - 1
    else if (codePoint > last) low = middle + 1
    else return true
  }
  return false
}
