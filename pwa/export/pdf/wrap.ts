import { cleanText } from '../clean-text.ts'
import type { Typeface, Weight } from '../fonts/typeface.ts'
import { breakablePieces } from './line-breaks.ts'
import { type GlyphRun, readyParagraph, shapeLine, widthOf } from './shape.ts'

export interface Line {
  runs: GlyphRun[]
  widthPt: number
  isRightToLeft: boolean
}

export interface TextStyle {
  sizePt: number
  weight: Weight
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Cuts a piece that is wider than a whole line into parts that fit, between letters as people see them. */
function cutToFit(piece: string, widthPt: number, measure: (text: string) => number): string[] {
  const parts: string[] = []
  let part = ''
  let partPt = 0
  for (const { segment } of graphemes.segment(piece)) {
    const segmentPt = measure(segment)
    if (part && partPt + segmentPt > widthPt) {
      parts.push(part)
      part = ''
      partPt = 0
    }
    part += segment
    partPt += segmentPt
  }
  return [...parts, part]
}

/** Fills lines with pieces; returns the length of each line in UTF-16 units, trailing spaces included. */
function fillLines(pieces: string[], widthPt: number, measure: (text: string) => number): number[] {
  const lengths: number[] = []
  let length = 0
  let usedPt = 0
  for (const piece of pieces) {
    const inkPt = measure(piece.trimEnd())
    if (length > 0 && usedPt + inkPt > widthPt) {
      lengths.push(length)
      length = 0
      usedPt = 0
    }
    length += piece.length
    usedPt += measure(piece)
  }
  return length > 0 ? [...lengths, length] : lengths
}

/** Wraps text into lines of at most `widthPt`. Line breaks in the text begin a new paragraph of their own direction. */
export function wrapText(text: string, style: TextStyle, widthPt: number, typeface: Typeface): Line[] {
  const measured = new Map<string, number>()
  const measure = (piece: string) => {
    const known = measured.get(piece)
    if (known !== undefined) return known
    const width = widthOf(shapeLine(readyParagraph(piece, typeface), 0, piece.length, style.weight, typeface), style.sizePt)
    measured.set(piece, width)
    return width
  }
  return cleanText(text)
    .split(/\n+/u)
    .flatMap((paragraph) => {
      const ready = readyParagraph(paragraph, typeface)
      const pieces = breakablePieces(paragraph).flatMap((piece) =>
        measure(piece.trimEnd()) > widthPt ? cutToFit(piece, widthPt, measure) : [piece],
      )
      let start = 0
      return fillLines(pieces, widthPt, measure).map((length) => {
        const end = start + paragraph.slice(start, start + length).trimEnd().length
        const runs = shapeLine(ready, start, end, style.weight, typeface)
        start += length
        return { runs, widthPt: widthOf(runs, style.sizePt), isRightToLeft: ready.isRightToLeft }
      })
    })
}
