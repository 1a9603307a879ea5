/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** "“wound care” and “triage”". */
export const inQuotes = (items: readonly string[]) => listed(items.map((item) => `“${item}”`))

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A whole line in quotation marks, without its full stop. */
export function quoted(line: string): string {
  const bare = line
    .replace(/\s+/g, ' ')
    .replace(/[.;,:\s]+$/, '')
    .replaceAll('“', '"')
    .replaceAll('”', '"')
  return `“${bare}”`
}

const longestQuote = 150

/** A line in quotation marks; a long one is cut at a word and marked. */
export function shortened(line: string): string {
  const whole = quoted(line)
  return whole.length <= longestQuote + 2 ? whole : `${whole.slice(0, longestQuote + 1).replace(/\s+\S*$/, '')} …”`
}

/** Ends a sentence with exactly one full stop. */
export function sentence(text: string): string {
  const bare = text.trim().replace(/[\s,;:]+$/, '')
  return /[.!?…]["”\]]?$/.test(bare) ? bare : `${bare}.`
}

/** Enough to know the place again. */
const mostWords = 14

/** The beginning of a spoken sentence in quotation marks. */
export function shortQuote({ text }: { text: string }): string {
  const words = text.split(/\s+/)
  if (words.length <= mostWords) return quoted(text)
  return quoted(words.slice(0, mostWords).join(' ')).replace('”', ' …”')
}
