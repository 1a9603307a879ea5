const shortestRun = 3
/** Bounds the search for words said a thousand times. */
const mostStarts = 12

/** For each word, the length of the longest run of words it shares with the other text; 0 below three. */
export function sharedRuns(words: readonly string[], others: readonly string[]): number[] {
  const starts = startsOf(others)
  const runs: number[] = Array(words.length).fill(0)
  for (let at = 0; at < words.length; ) {
    const indexes = starts.get(startAt(words, at)) ?? []
    const longest = indexes.reduce((most, index) => Math.max(most, runFrom(words, at, others, index)), 0)
    runs.fill(longest, at, at + longest)
    at += Math.max(1, longest)
  }
  return runs
}

const startAt = (words: readonly string[], at: number) => words.slice(at, at + shortestRun).join(' ')

function startsOf(words: readonly string[]): Map<string, number[]> {
  const starts = new Map<string, number[]>()
  for (let at = 0; at + shortestRun <= words.length; at++) {
    const indexes = starts.get(startAt(words, at)) ?? []
    if (indexes.length < mostStarts) starts.set(startAt(words, at), [...indexes, at])
  }
  return starts
}

function runFrom(words: readonly string[], at: number, others: readonly string[], index: number): number {
  let length = 0
  while (at + length < words.length && index + length < others.length && words[at + length] === others[index + length]) length++
  return length
}
