import type { Box } from './drawing.ts'
import { inReadingOrder, lettersInOrder } from './right-to-left.ts'
import type { Row, Word } from './words.ts'

export type Line = ReturnType<typeof lineOf>

/** A gap this wide, in em, sets text apart: a tab stop, a table cell, a date at the margin. */
const tabGapEm = 1.5
const stopGapEm = 0.5
const bulletSign = /^[•●▪■◾◼□◦○‣⁃∙·◇◆❖►▶▸➢➤➔→✓✔➠\uFFFD\uE000-\uF8FF*–—-]$/u

const noSigns = { dots: [] as Box[], stops: [] as number[], isRightToLeft: false }

export function lineOf(row: Row, signs = noSigns) {
  const drawn = row.words.map(lettersInOrder)
  const setApart = new Set<Word>()
  for (const [index, word] of drawn.entries()) {
    const before = drawn[index - 1]
    if (before && isSetApart(before, word, row.sizePoints, signs.stops)) setApart.add(signs.isRightToLeft ? before : word)
  }
  const words = inReadingOrder(drawn, signs.isRightToLeft)
  const [first, second] = words
  const bulletGapEm = first && second ? (second.left - first.right) / row.sizePoints : 0
  // Word draws second-level bullets as a Courier letter o, well apart from the text.
  const hasSign = second !== undefined && (bulletSign.test(first!.text) || (first!.text === 'o' && bulletGapEm > 0.7))
  const dot = signs.dots.find((candidate) => opens(row, candidate))
  const isItem = hasSign || dot !== undefined
  const shown = hasSign ? words.slice(1) : words
  let text = isItem ? '• ' : ''
  let hasTab = false
  let lastLeft = shown[0]?.left ?? row.left
  for (const [index, word] of shown.entries()) {
    if (index > 0) {
      const isApart = setApart.has(word)
      if (isApart) lastLeft = word.left
      hasTab ||= isApart
      text += isApart ? '\t' : ' '
    }
    text += word.text
  }
  return {
    text,
    left: dot?.left ?? row.left,
    textLeft: shown[0]?.left ?? row.left,
    right: row.right,
    baseline: row.baseline,
    sizePoints: row.sizePoints,
    isItem,
    lastLeft,
    hasTab,
    firstWordWidth: shown[0] ? shown[0].right - shown[0].left : 0,
  }
}

function isSetApart(before: Word, word: Word, sizePoints: number, stops: number[]): boolean {
  const gapEm = (word.left - before.right) / sizePoints
  return gapEm > tabGapEm || (gapEm > stopGapEm && stops.some((stop) => Math.abs(stop - word.left) < 1))
}

/** Where at least three rows start or continue after a wide gap. */
export function stopsOf(rows: Row[]): number[] {
  const starts = rows.flatMap(({ words, sizePoints }) =>
    words.filter((word, at) => at === 0 || word.left - words[at - 1]!.right > sizePoints * tabGapEm),
  )
  const byPlace = Map.groupBy(starts, ({ left }) => Math.round(left))
  return [...byPlace].filter(([, same]) => same.length >= 3).map(([place]) => place)
}

/** A dot slightly left of a row, between its baseline and the height of its letters. */
function opens(row: Row, dot: Box): boolean {
  const above = row.baseline - (dot.top + dot.bottom) / 2
  const before = row.left - dot.right
  return above > 0 && above < row.sizePoints * 0.75 && before > 0 && before < row.sizePoints * 2.5
}
