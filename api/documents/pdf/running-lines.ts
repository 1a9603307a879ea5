import { isPageNumber } from '../page-number.ts'

const marginLines = 3

/** Drops page numbers, and headers and footers from the second page on, since a Word file has them once. */
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

function masked(line: string) {
  return line.replace(/(?:\bpage )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?$/i, '')
}
