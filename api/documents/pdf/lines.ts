import type { Box } from './glyphs.ts'
import type { Row, Word } from './words.ts'

/** One row as text, with what is needed to tell whether the next row goes on with it. */
export interface Line {
  text: string
  left: number
  /** Where the text starts after the bullet, if there is one. */
  textLeft: number
  right: number
  baseline: number
  sizePoints: number
  isItem: boolean
  /** Where the last part set apart by a tab starts. */
  lastLeft: number
  hasTab: boolean
  firstWordWidth: number
}

/** A gap this wide, in em, sets text apart: a tab stop, a table cell, a date at the margin. */
const tabGapEm = 1.5
const bulletSign = /^[•●▪■◾◼□◦○‣⁃∙·◇◆❖►▶▸➢➤➔→✓✔➠\uFFFD\uE000-\uF8FF*–—-]$/u

/** @param dots drawn bullets of the page */
export function lineOf(row: Row, dots: Box[] = []): Line {
  const words = row.words.some((word) => rightToLeft.test(word.text)) ? inReadingOrder(row.words) : row.words
  const [first, second] = words
  const bulletGapEm = first && second ? (second.left - first.right) / row.sizePoints : 0
  // Word draws second-level bullets as the letter o in Courier, well apart from the text.
  const hasSign = second !== undefined && (bulletSign.test(first!.text) || (first!.text === 'o' && bulletGapEm > 0.7))
  const dot = dots.find((candidate) => opens(row, candidate))
  const isItem = hasSign || dot !== undefined
  const shown = hasSign ? words.slice(1) : words
  let text = isItem ? '• ' : ''
  let hasTab = false
  let lastLeft = shown[0]?.left ?? row.left
  for (const [index, word] of shown.entries()) {
    const before = shown[index - 1]
    if (before) {
      const gapEm = gapBetween(before, word) / row.sizePoints
      if (gapEm > tabGapEm) {
        hasTab = true
        lastLeft = word.left
      }
      text += gapEm > tabGapEm ? '\t' : ' '
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

/** A dot a little left of a row, between its baseline and the height of its letters. */
function opens(row: Row, dot: Box): boolean {
  const above = row.baseline - (dot.top + dot.bottom) / 2
  const before = row.left - dot.right
  return above > 0 && above < row.sizePoints * 0.75 && before > 0 && before < row.sizePoints * 2.5
}

function gapBetween(before: Word, word: Word) {
  return word.left >= before.left ? word.left - before.right : before.left - word.right
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u
const leftToRight = /[\p{L}\p{N}]/u

/**
 * Characters of Hebrew and Arabic lie on the page from right to left. Reverses words, and letters in them, and puts back runs of
 * Latin words and figures; a simple form of the Unicode bidirectional algorithm, enough for single lines.
 */
function inReadingOrder(words: Word[]): Word[] {
  const isRightToLeft = (word: Word) => rightToLeft.test(word.text) || !leftToRight.test(word.text)
  const letters = words.map((word) => (rightToLeft.test(word.text) ? { ...word, text: reversed(word.text) } : word))
  const count = (test: RegExp) => words.filter((word) => test.test(word.text)).length
  if (count(rightToLeft) * 2 < words.length) return letters.flatMap((_, index) => runFrom(letters, index, isRightToLeft))
  const mirrored = letters.toReversed()
  return mirrored.flatMap((_, index) => runFrom(mirrored, index, (word) => !isRightToLeft(word)))
}

/** The run that starts at `index`, reversed; nothing for places inside a run. */
function runFrom(words: Word[], index: number, belongs: (word: Word) => boolean): Word[] {
  if (!belongs(words[index]!)) return [words[index]!]
  if (index > 0 && belongs(words[index - 1]!)) return []
  let end = index
  while (end < words.length && belongs(words[end]!)) end++
  return words.slice(index, end).toReversed()
}

function reversed(text: string) {
  return Array.from(text)
    .toReversed()
    .join('')
    .replace(/[0-9][0-9.,:/+-]*/g, (figure) => Array.from(figure).toReversed().join(''))
}
