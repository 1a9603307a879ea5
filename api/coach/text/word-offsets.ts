/** Counts words between two offsets of a text that is read once, however many stretches of it are asked for. */
export function wordOffsets(starts: readonly number[]) {
  /** How many words begin before an offset. */
  const before = (offset: number): number => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! < offset) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    /** The number of the first word that begins here or later. */
    firstFrom: before,
    /** How many words begin in a stretch. */
    countBetween: (from: number, to: number): number => before(to) - before(from),
    /** Where the word of this number begins, undefined past the last. */
    startOf: (number: number): number | undefined => starts[number],
  }
}
