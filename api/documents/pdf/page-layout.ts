import { findGutter, inColumnOrder } from './columns.ts'
import type { DrawnPage, Glyph } from './drawing.ts'
import { lineOf, stopsOf } from './lines.ts'
import { isRightToLeft } from './right-to-left.ts'
import { type Row, rowsOf } from './words.ts'

export type PageLayout = ReturnType<typeof layoutOf>

export function layoutOf(page: DrawnPage, glyphs: Glyph[]) {
  const rows = rowsOf(glyphs)
  const gutter = findGutter(rows)
  const blocks = gutter === null ? [rows] : inColumnOrder(rows, gutter)
  const signs = { dots: page.dots, stops: stopsOf(rows), isRightToLeft: isRightToLeft(rows) }
  const words = rows.flatMap((row) => row.words)
  return {
    blocks: blocks.map((block) => ({ lines: block.map((row) => lineOf(row, signs)), rightLimit: columnEnd(block, gutter) })),
    right: Math.max(0, ...rows.map((row) => row.right)),
    turnedText: page.turnedText,
    columns: gutter === null ? 1 : 2,
    letterSpacedWords: words.filter((word) => word.letterSpaced && word.text.length >= 3).length,
    readingOrderMatchesPosition: drawnInOrder(blocks.flat()) || drawnInOrder(rows),
  }
}

function columnEnd(block: Row[], gutter: number | null): number | null {
  const widest = Math.max(0, ...block.map((row) => row.right))
  return gutter === null || widest > gutter ? null : widest
}

/** At most one row in ten may be drawn before the row above it. */
function drawnInOrder(rows: Row[]): boolean {
  const firsts = rows.map((row) => Math.min(...row.words.map((word) => word.order)))
  const backwards = firsts.filter((order, index) => index > 0 && order < firsts[index - 1]!).length
  return backwards <= Math.max(1, rows.length * 0.1)
}
