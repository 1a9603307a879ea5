import { isPageNumber } from '../page-number.ts'

/** How many lines at the top and bottom of a page may be a running header or footer. */
const marginLines = 3

/** Drops page numbers, and headers and footers from the second page on, as they come only once in a Word file. */
export function withoutRunningLines(pages: string[][]): string[][] {
  const seen = new Set<string>()
  return pages.map((lines, page) => {
    const isMargin = (index: number) => index < marginLines || index >= lines.length - marginLines
    const kept = lines.filter((line, index) => {
      if (!isMargin(index)) return true
      if (isPageNumber(line)) return false
      return page === 0 || !seen.has(masked(line))
    })
    if (page === 0) for (const [index, line] of lines.entries()) if (isMargin(index)) seen.add(masked(line))
    return kept
  })
}

/** The same line with another page number is the same line. */
function masked(line: string) {
  return line.replace(/(?:\bpage )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?$/i, '')
}
