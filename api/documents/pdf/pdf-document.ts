import type { ResumeDocument } from '../document.ts'
import { resumeDocument } from '../resume-document.ts'
import { isPageNumber, visibleCharacters } from '../tidy-text.ts'
import type { DrawnPage, Glyph } from './drawing.ts'
import { lineOf } from './lines.ts'
import { layoutOf } from './page-layout.ts'
import { joinBroken, pagesOfLines } from './paragraphs.ts'
import { rowsOf } from './words.ts'

export function pdfDocument(pages: DrawnPage[], pageCount: number, hasPictures: boolean): ResumeDocument {
  const scannedWithTextLayer = hasPictures && showTextLayer(pages)
  const read = pages.map((page) =>
    layoutOf(
      page,
      page.glyphs.filter((glyph) => !glyph.hidden),
    ),
  )
  const shown = pages.flatMap((page) => page.glyphs).filter((glyph) => !glyph.hidden)
  const document = resumeDocument({
    kind: 'pdf',
    text: joinBroken(withoutRunningLines(pagesOfLines(read))).join('\n'),
    hidden: hiddenLines(pages),
    pages: pageCount,
    links: [...new Set(pages.flatMap((page) => page.links))],
    sizes: sizesOf(shown),
    whyEmpty: whyNoText(pages, hasPictures),
  })
  const { text, format } = document
  return {
    ...document,
    format: {
      ...format,
      charactersPerPage: Math.round(visibleCharacters(text) / pageCount),
      undecodableShare: sum(pages, undecodableIn) / shown.length,
      letterSpacedWords: format.letterSpacedWords + sum(read, (page) => page.letterSpacedWords),
      columns: Math.max(...read.map((page) => page.columns)),
      readingOrderMatchesPosition: read.every((page) => page.readingOrderMatchesPosition),
      scannedWithTextLayer,
    },
  }
}

/** Image pages with an undrawn recognized text layer: that text is what the user sees. */
function showTextLayer(pages: DrawnPage[]): boolean {
  const glyphs = pages.flatMap((page) => page.glyphs)
  const undrawn = glyphs.filter((glyph) => glyph.hidden === 'not-drawn')
  if (glyphs.length === 0 || undrawn.length < glyphs.length * 0.9) return false
  for (const glyph of undrawn) glyph.hidden = null
  return true
}

/** Many shapes and no text: outlined letters, which every reader sees as an image. */
function whyNoText(pages: DrawnPage[], hasPictures: boolean) {
  return hasPictures || sum(pages, (page) => page.paths) > 50 ? 'scanned' : 'empty'
}

function hiddenLines(pages: DrawnPage[]): string[] {
  return pages.flatMap((page) => rowsOf(page.glyphs.filter((glyph) => glyph.hidden)).map((row) => lineOf(row).text))
}

/** Bullets often come from symbol fonts without letters, so a lone one is no sign of trouble. */
function undecodableIn({ glyphs }: DrawnPage): number {
  return glyphs.filter((glyph, index) => {
    if (!glyph.undecodable || glyph.hidden) return false
    const next = glyphs[index + 1]
    return (
      next !== undefined && next.left - glyph.right <= glyph.sizePoints * 0.25 && Math.abs(next.baseline - glyph.baseline) <= 1
    )
  }).length
}

/** In tenths of a point: how many characters have each. */
function sizesOf(glyphs: Glyph[]): Map<number, number> {
  const bySize = Map.groupBy(glyphs, ({ sizePoints }) => Math.round(sizePoints * 10) / 10)
  return new Map([...bySize].map(([size, same]) => [size, same.length]))
}

function sum<T>(items: T[], value: (item: T) => number) {
  return items.reduce((total, item) => total + value(item), 0)
}

const marginLines = 3

/** Drops page numbers, and headers and footers from the second page on, since a Word file has them once. */
function withoutRunningLines(pages: string[][]): string[][] {
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
