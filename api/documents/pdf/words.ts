import type { Glyph, PlacedText } from './drawing.ts'

export interface Word extends PlacedText {
  /** Letter spacing that other readers mistake for spaces. */
  letterSpaced: boolean
}

export interface Row {
  words: Word[]
  left: number
  right: number
  baseline: number
  sizePoints: number
}

/** LaTeX shrinks word spaces to 0.22 em; kerning stays below 0.1. */
const wordGapEm = 0.17
/** Letters this far apart read as single letters to most readers. */
const spacedLetterEm = 0.15

export function rowsOf(glyphs: Glyph[]): Row[] {
  const rows: Glyph[][] = []
  let anchor: Glyph | undefined
  for (const glyph of withoutDoubles(glyphs).toSorted((one, other) => one.baseline - other.baseline || one.left - other.left)) {
    const row = rows.at(-1)
    // Super- and subscripts are within 0.4 of the larger size; the next line is at least 0.9 away.
    if (row && anchor && glyph.baseline - anchor.baseline <= 0.4 * Math.max(anchor.sizePoints, glyph.sizePoints)) {
      row.push(glyph)
      if (glyph.sizePoints > anchor.sizePoints) anchor = glyph
    } else {
      rows.push([glyph])
      anchor = glyph
    }
  }
  return rows.map((row) => rowOf(wordsOf(row), row))
}

/** Producers without a bold font draw each letter twice, slightly offset. */
function withoutDoubles(glyphs: Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph>()
  return glyphs.filter((glyph) => {
    const key = `${glyph.text}|${Math.round(glyph.baseline)}|${Math.round(glyph.left / 2)}`
    const twin = seen.get(key)
    seen.set(key, glyph)
    return !twin || Math.abs(twin.left - glyph.left) > glyph.sizePoints * 0.1 || Math.abs(twin.baseline - glyph.baseline) > 1
  })
}

function wordsOf(glyphs: Glyph[]): Word[] {
  const sorted = glyphs.toSorted((one, other) => one.left - other.left || one.order - other.order)
  const pitch = letterPitchEm(sorted)
  const words: Word[] = []
  let last: Glyph | undefined
  for (const glyph of sorted) {
    const size = Math.max(glyph.sizePoints, last?.sizePoints ?? 0)
    const gap = last ? (glyph.left - last.right) / size : Number.POSITIVE_INFINITY
    const word = words.at(-1)
    if (!word || !last || glyph.afterSpace || gap > wordGapEm + pitch * 1.3) words.push(wordFrom(glyph))
    else addTo(word, glyph, gap)
    last = glyph
  }
  return words
}

/** @param drawn what the baseline and the size are measured on */
export function rowOf(words: Word[], drawn: readonly Pick<Word, 'baseline' | 'sizePoints'>[] = words): Row {
  return {
    words,
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right)),
    baseline: median(drawn.map((one) => one.baseline)),
    sizePoints: median(drawn.map((one) => one.sizePoints)),
  }
}

function letterPitchEm(glyphs: Glyph[]): number {
  const gaps: number[] = []
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1]
    if (!before || glyph.afterSpace) continue
    const gap = (glyph.left - before.right) / glyph.sizePoints
    if (gap < 1) gaps.push(Math.max(gap, 0))
  }
  const pitch = gaps.length < 4 ? 0 : median(gaps)
  return pitch < 0.05 ? 0 : pitch
}

function wordFrom(glyph: Glyph): Word {
  const { left, right, baseline, sizePoints, order } = glyph
  return { text: glyph.undecodable ? '\uFFFD' : glyph.text, left, right, baseline, sizePoints, order, letterSpaced: false }
}

function addTo(word: Word, glyph: Glyph, gapEm: number) {
  word.letterSpaced = gapEm >= spacedLetterEm && (word.letterSpaced || word.text.length === 1)
  word.text += glyph.undecodable ? '\uFFFD' : glyph.text
  word.left = Math.min(word.left, glyph.left)
  word.right = Math.max(word.right, glyph.right)
  word.sizePoints = Math.max(word.sizePoints, glyph.sizePoints)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
