import { findGutter, inColumnOrder } from './columns.ts'
import type { DrawnPage, Glyph } from './glyphs.ts'
import { lineOf } from './lines.ts'
import { joinWrapped } from './paragraphs.ts'
import { type Row, rowsOf } from './words.ts'

export interface PageText {
  lines: string[]
  columns: number
  letterSpacedWords: number
  readingOrderMatchesPosition: boolean
}

/** Turns the visible characters of a page into lines in reading order. */
export function pageText(page: DrawnPage, glyphs: Glyph[]): PageText {
  const rows = rowsOf(glyphs)
  if (rows.length === 0) return { lines: page.turnedText, columns: 1, letterSpacedWords: 0, readingOrderMatchesPosition: true }
  const gutter = findGutter(rows)
  const blocks = gutter === null ? [rows] : inColumnOrder(rows, gutter)
  const pageRight = Math.max(...rows.map((row) => row.right))
  const lines = blocks.flatMap((block) =>
    joinWrapped(block.map(lineOf), gutter === null ? pageRight : limitOf(block, gutter, pageRight)),
  )
  const words = rows.flatMap((row) => row.words)
  return {
    lines: [...lines, ...page.turnedText],
    columns: gutter === null ? 1 : 2,
    letterSpacedWords: words.filter((word) => word.letterSpaced && word.text.length >= 3).length,
    readingOrderMatchesPosition: drawnInOrder(blocks.flat()) || drawnInOrder(rows),
  }
}

function limitOf(block: Row[], gutter: number, pageRight: number) {
  const widest = Math.max(...block.map((row) => row.right))
  return widest > gutter ? pageRight : widest
}

/** At most one row in ten may be drawn before the row above it. */
function drawnInOrder(rows: Row[]): boolean {
  const firsts = rows.map((row) => Math.min(...row.words.map((word) => word.order)))
  const backwards = firsts.filter((order, index) => index > 0 && order < firsts[index - 1]!).length
  return backwards <= Math.max(1, rows.length * 0.1)
}
