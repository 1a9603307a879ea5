/** Longer white space is a mistake, or meant to keep a pattern busy. */
const longestGap = 40
/** Longer than any ruled line in a resume. */
const longestRow = 120
/** Longer than two ruled lines. */
const longestSigns = 300

const gaps = new RegExp(`\\s{${longestGap + 1},}`, 'gu')
const rows = new RegExp(`(([^\\p{L}\\p{N}\\s])\\2{${longestRow - 1}})\\2+`, 'gu')
const signs = new RegExp(`([^\\p{L}\\p{N}]{${longestSigns}})[^\\p{L}\\p{N}]+`, 'gu')

/** Cuts endless runs of white space or signs, which would cost patterns such as "spaces, then a comma" quadratic time. */
export function boundedText(text: string): string {
  const short = text.replace(gaps, shortGap).replace(rows, '$1')
  return short.replace(signs, (all, kept: string) => (all.includes('\n', longestSigns) ? `${kept}\n` : kept))
}

function shortGap(gap: string): string {
  const breaks = gap.split('\n').length - 1
  return breaks > 0 ? '\n'.repeat(Math.min(breaks, 2)) : gap.slice(0, longestGap)
}

/** Cuts what is longer than `most` between two sentences, or else between two words. */
export function cutLong(text: string, most: number): string[] {
  if (text.length <= most) return [text]
  const part = text.slice(0, most)
  const sentenceEnd = Math.max(part.lastIndexOf('. '), part.lastIndexOf('! '), part.lastIndexOf('? ')) + 1
  const end = sentenceEnd || part.lastIndexOf(' ') + 1 || most
  return [text.slice(0, end), ...cutLong(text.slice(end), most)]
}
