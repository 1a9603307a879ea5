/** White space in a row; what a form shows as an empty page is a pasted mistake, or meant to keep a pattern busy. */
const longestGap = 40
/** One sign in a row: longer than any ruled line in a resume. */
const longestRow = 120
/** Signs of any kind and white space without a letter or a digit between: longer than two ruled lines over each other. */
const longestSigns = 300

const gaps = new RegExp(`\\s{${longestGap + 1},}`, 'gu')
const rows = new RegExp(`(([^\\p{L}\\p{N}\\s])\\2{${longestRow - 1}})\\2+`, 'gu')
const signs = new RegExp(`([^\\p{L}\\p{N}]{${longestSigns}})[^\\p{L}\\p{N}]+`, 'gu')

/**
 * A text without endless runs of white space or of signs. Patterns such as "spaces, then a comma" look at a run once from each of its
 * characters: without a limit that takes the square of its length. Any text that somebody means stays as it is.
 */
export function boundedText(text: string): string {
  const short = text.replace(gaps, shortGap).replace(rows, '$1')
  return short.replace(signs, (all, kept: string) => (all.includes('\n', longestSigns) ? `${kept}\n` : kept))
}

/** What parts lines and paragraphs goes on parting them. */
function shortGap(gap: string): string {
  const breaks = gap.split('\n').length - 1
  return breaks > 0 ? '\n'.repeat(Math.min(breaks, 2)) : gap.slice(0, longestGap)
}
