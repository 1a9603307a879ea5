/** A text with stretches of it blanked, given in their order and apart from each other; every other character keeps its offset. */
export function blanked(text: string, stretches: readonly { start: number; end: number }[]): string {
  let left = ''
  let at = 0
  for (const { start, end } of stretches) {
    left += text.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return left + text.slice(at)
}
