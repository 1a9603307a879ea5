/** Shorter runs are how the language is spoken. */
const shortestRun = 3
/** Places of one start that are followed; a word said a thousand times over does not make the search long. */
const mostStarts = 12

/**
 * For each word of a text, the length of the run of words in the same order that it shares with another text; 0 where it shares none of at
 * least three. Each word belongs to one run, the longest that begins where the one before has ended.
 */
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
