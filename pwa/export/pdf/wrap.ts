import { cleanText } from '../clean-text.ts'
import { inDrawingOrder, isRightToLeft, type Run, runsOf } from './runs.ts'
import type { TextStyle, Typeface } from './typeface.ts'

export type Line = ReturnType<typeof wrapText>[number]

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const widthOf = (runs: readonly Run[]) => runs.reduce((sum, { widthPt }) => sum + widthPt, 0)

/** Splits a piece wider than a line, also one of a script without spaces, between user-perceived characters. */
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

function fillLines(pieces: string[], widthPt: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let usedPt = 0
  for (const piece of pieces) {
    if (lines.length > 0 && usedPt + measure(piece.trimEnd()) <= widthPt) lines[lines.length - 1] += piece
    else {
      lines.push(piece)
      usedPt = 0
    }
    usedPt += measure(piece)
  }
  return lines.map((line) => line.trimEnd())
}

/** A line break in the text starts a new paragraph with its own direction. */
export function wrapText(text: string, style: TextStyle, widthPt: number, typeface: Typeface) {
  const measured = new Map<string, number>()
  const measure = (piece: string) => {
    const width = measured.get(piece) ?? widthOf(runsOf(piece, style, typeface))
    measured.set(piece, width)
    return width
  }
  return cleanText(text)
    .split(/\n+/u)
    .filter(Boolean)
    .flatMap((paragraph) => {
      const rightToLeft = isRightToLeft(paragraph)
      const pieces = breakablePieces(paragraph).flatMap((piece) =>
        measure(piece.trimEnd()) > widthPt ? cutToFit(piece, widthPt, measure) : [piece],
      )
      return fillLines(pieces, widthPt, measure).map((line) => {
        const runs = inDrawingOrder(runsOf(line, style, typeface), rightToLeft)
        return { runs, widthPt: widthOf(runs), isRightToLeft: rightToLeft }
      })
    })
}

/** A line may break after spaces and hyphens. */
const breakablePieces = (paragraph: string): string[] => paragraph.split(/(?<=\s)(?=\S)|(?<=[\p{L}\p{N}][-–—/])(?=\p{L})/u)
