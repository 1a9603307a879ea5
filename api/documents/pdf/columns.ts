import { type Row, rowOf, type Word } from './words.ts'

/** A narrower gap does not read as two columns, and word spaces do not line up this wide by chance. */
const minGutterPoints = 9
/** A few rows (a heading across the page) may cross a gutter. */
const maxInkedShare = 0.04
const minRows = 6

/** The middle of the gap between two columns, in points from the left; null for one column. */
export function findGutter(rows: Row[]): number | null {
  if (rows.length < minRows) return null
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  // Bounds the search, since a damaged page can be miles wide.
  const step = Math.max(2, (right - left) / 400)
  let best: { at: number; width: number } | null = null
  let start: number | null = null
  const from = left + (right - left) * 0.22
  const to = left + (right - left) * 0.78
  for (let x = from; x <= to + step; x += step) {
    const free = x <= to && isGutter(rows, x, x + minGutterPoints)
    if (free) start ??= x
    else if (start !== null) {
      const width = x - step + minGutterPoints - start
      if (!best || width > best.width) best = { at: start + width / 2, width }
      start = null
    }
  }
  return best?.at ?? null
}

function isGutter(rows: Row[], from: number, to: number): boolean {
  const crosses = rows.map((row) => row.words.some((word) => word.left < to && word.right > from))
  // A name or summary above the columns and a line below them do not count.
  const first = crosses.indexOf(false)
  const last = crosses.lastIndexOf(false)
  if (first < 0) return false
  const body = rows.slice(first, last + 1)
  const inked = crosses.slice(first, last + 1).filter(Boolean).length
  if (body.length < minRows || inked > body.length * maxInkedShare) return false
  return hasTwoSides(body, from, to)
}

/** Both sides must hold running text: dates at the right margin are not a column. */
function hasTwoSides(rows: Row[], from: number, to: number): boolean {
  const sides = [(word: Word) => word.right <= from + 1, (word: Word) => word.left >= to - 1]
  const counts = sides.map((isOnSide) => {
    const rowsHere = rows.filter((row) => row.words.some(isOnSide))
    return { rows: rowsHere.length, words: rowsHere.reduce((sum, row) => sum + row.words.filter(isOnSide).length, 0) }
  })
  const words = counts.reduce((sum, side) => sum + side.words, 0)
  return counts.every((side) => side.rows >= rows.length * 0.25 && side.rows >= 5 && side.words >= words * 0.15)
}

/** A column with letters this much larger holds the name. */
const nameSizeRatio = 1.3

/** Splits rows at the gutter into bands between crossing rows: the left column first, but the one with the name before all. */
export function inColumnOrder(rows: Row[], gutter: number): Row[][] {
  const blocks: Row[][] = []
  let sides: [Row[], Row[]] = [[], []]
  let across: Row[] = []
  const flushSides = () => {
    const [left, right] = sides
    const ordered = blocks.length === 0 && largest(right) > largest(left) * nameSizeRatio ? [right, left] : [left, right]
    blocks.push(...ordered.filter((side) => side.length > 0))
    sides = [[], []]
  }
  for (const row of rows) {
    const crosses = row.words.some((word) => word.left < gutter && word.right > gutter)
    if (crosses) {
      flushSides()
      across.push(row)
      continue
    }
    if (across.length > 0) blocks.push(across)
    across = []
    for (const [index, words] of [
      row.words.filter((word) => word.right <= gutter),
      row.words.filter((word) => word.left >= gutter),
    ].entries()) {
      if (words.length > 0) sides[index]!.push(rowOf(words))
    }
  }
  if (across.length > 0) blocks.push(across)
  flushSides()
  return blocks
}

function largest(rows: Row[]): number {
  return Math.max(0, ...rows.map((row) => row.sizePoints))
}
