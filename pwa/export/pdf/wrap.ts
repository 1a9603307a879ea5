import { cleanText } from '../clean-text.ts'
import { inDrawingOrder, isRightToLeft, type Run, runsOf } from './runs.ts'
import type { TextStyle, Typeface } from './typeface.ts'

export interface Line {
  runs: Run[]
  widthPt: number
  isRightToLeft: boolean
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const widthOf = (runs: readonly Run[]) => runs.reduce((sum, { widthPt }) => sum + widthPt, 0)

/** Splits a piece wider than a line, between user-perceived characters. */
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
export function wrapText(text: string, style: TextStyle, widthPt: number, typeface: Typeface): Line[] {
  const measured = new Map<string, number>()
  const measure = (piece: string) => {
    const width = measured.get(piece) ?? widthOf(runsOf(piece, style, typeface))
    measured.set(piece, width)
    return width
  }
  return cleanText(text)
    .split(/\n+/u)
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

const words = new Intl.Segmenter('und', { granularity: 'word' })

/** Scripts without spaces, where a line may break between any two words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff01-\uff65]/u
/** Closing marks and small kana may not start a line, opening ones may not end it (Japanese kinsoku, also right for Chinese). */
const notFirst = /^[\p{Pe}\p{Pf}!%,.:;?、。，．：；！？・ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…‥%％]/u
const notLast = /[\p{Ps}\p{Pi}]$/u

/** Pieces between which a line may break: after spaces and hyphens, and between words of scripts without spaces. */
function breakablePieces(paragraph: string): string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(paragraph)) {
    const before = pieces.at(-1)
    const isNew =
      before === undefined ||
      (/\s$/u.test(before) && !/^\s/u.test(segment)) ||
      (/[\p{L}\p{N}][-–—/]$/u.test(before) && /^\p{L}/u.test(segment)) ||
      ((spaceless.test(before.slice(-1)) || spaceless.test(segment.charAt(0))) &&
        !/^\s/u.test(segment) &&
        !notFirst.test(segment) &&
        !notLast.test(before))
    if (isNew) pieces.push(segment)
    else pieces[pieces.length - 1] = before + segment
  }
  return pieces
}
