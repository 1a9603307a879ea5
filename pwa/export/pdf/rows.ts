import type { Typeface } from '../fonts/typeface.ts'
import type { Block } from '../outline.ts'
import type { Ink, PageOperators } from './page-operators.ts'
import type { Row } from './paginate.ts'
import { inks, millimetersOf, paper, pointsOf, toneInks } from './paper.ts'
import { type Line, type TextStyle, wrapText } from './wrap.ts'

/** A shaped line at its place within a row. */
export interface PlacedLine {
  line: Line
  xMm: number
  sizePt: number
  ink: Ink
}

/** One line of the document, ready to be drawn. */
export interface DrawnRow extends Row {
  /** Rows of one block carry the same number: they are one element for a screen reader. */
  element: number
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LBody'
  lines: PlacedLine[]
  decorate?: (page: PageOperators, topMm: number) => void
}

interface Look extends TextStyle {
  ink: Ink
  tag: DrawnRow['tag']
  gapMm: number
  leading: number
  staysWithNext?: boolean
}

const looks = {
  title: { sizePt: 22, weight: 'bold', ink: inks.brand, tag: 'H1', gapMm: 0, leading: 1.2, staysWithNext: true },
  heading: { sizePt: 14, weight: 'bold', ink: inks.brand, tag: 'H2', gapMm: 9, leading: 1.35, staysWithNext: true },
  subheading: { sizePt: 11, weight: 'bold', ink: inks.ink, tag: 'H3', gapMm: 4.5, leading: 1.4, staysWithNext: true },
  paragraph: { sizePt: 10.5, weight: 'regular', ink: inks.ink, tag: 'P', gapMm: 2, leading: 1.45 },
  note: { sizePt: 9.5, weight: 'regular', ink: inks.quiet, tag: 'P', gapMm: 1.5, leading: 1.4 },
  bullet: { sizePt: 10.5, weight: 'regular', ink: inks.ink, tag: 'LBody', gapMm: 1.8, leading: 1.45 },
  labelled: { sizePt: 10.5, weight: 'regular', ink: inks.ink, tag: 'P', gapMm: 1.6, leading: 1.45 },
  bar: { sizePt: 10.5, weight: 'regular', ink: inks.ink, tag: 'LBody', gapMm: 1.8, leading: 1.45 },
} as const satisfies Record<string, Look>

/** Lines of one text in a column; right-to-left lines stand at its right edge. No paragraph leaves a single line behind. */
function column(text: string, look: Look, element: number, typeface: Typeface, leftMm: number, widthMm: number): DrawnRow[] {
  const lines = wrapText(text, look, pointsOf(widthMm), typeface)
  return lines.map((line, i) => ({
    element,
    tag: look.tag,
    heightMm: millimetersOf(look.sizePt * look.leading),
    gapMm: i === 0 ? look.gapMm : 0,
    staysWithNext: look.staysWithNext === true || (lines.length > 1 && (i === 0 || i === lines.length - 2)),
    lines: [
      {
        line,
        xMm: leftMm + (line.isRightToLeft ? widthMm - millimetersOf(line.widthPt) : 0),
        sizePt: look.sizePt,
        ink: look.ink,
      },
    ],
  }))
}

/** Puts a short text beside the first line of a column. */
function beside(
  rows: DrawnRow[],
  text: string,
  style: TextStyle & { ink: Ink },
  typeface: Typeface,
  xMm: number,
  widthMm: number,
  toRight = false,
) {
  const [line] = wrapText(text, style, pointsOf(widthMm), typeface)
  const [first] = rows
  if (line && first) {
    const shiftMm = toRight ? widthMm - millimetersOf(line.widthPt) : 0
    first.lines.splice(toRight ? 1 : 0, 0, { line, xMm: xMm + shiftMm, sizePt: style.sizePt, ink: style.ink })
  }
  return rows
}

const { leftMm, wrapWidthMm } = paper

function bulletRows(text: string, element: number, typeface: Typeface): DrawnRow[] {
  const rows = column(text, looks.bullet, element, typeface, leftMm + 6, wrapWidthMm - 6)
  const [first] = rows
  if (first) {
    const isRightToLeft = first.lines[0]!.line.isRightToLeft
    const xMm = isRightToLeft ? leftMm + wrapWidthMm + 2 : leftMm + 2.2
    first.decorate = (page, topMm) =>
      page.disc(pointsOf(xMm), pointsOf(paper.heightMm - topMm - first.heightMm / 2), 1.5, inks.brand, true)
  }
  return rows
}

function barRows(label: string, percent: number, element: number, typeface: Typeface): DrawnRow[] {
  const barLeftMm = leftMm + 102
  const barWidthMm = 50
  const style = { sizePt: 10.5, weight: 'bold', ink: inks.ink } as const
  const rows = beside(
    column(label, looks.bar, element, typeface, leftMm, 98),
    `${percent}%`,
    style,
    typeface,
    leftMm + 155,
    15,
    true,
  )
  const [first] = rows
  if (first) {
    first.decorate = (page, topMm) => {
      const y = pointsOf(paper.heightMm - topMm - first.heightMm / 2) - 3
      page.rectangle(pointsOf(barLeftMm), y, pointsOf(barWidthMm), 6, inks.sunk)
      page.rectangle(pointsOf(barLeftMm), y, pointsOf((barWidthMm * Math.min(100, Math.max(0, percent))) / 100), 6, inks.brand)
    }
  }
  return rows
}

/** The figure, its word, and ten bulbs of ten points each. */
function scoreRows({ value, word, tone }: Block & { kind: 'score' }, element: number, typeface: Typeface): DrawnRow[] {
  const ink = toneInks[tone]
  const figure: Look = { sizePt: 40, weight: 'bold', ink, tag: 'P', gapMm: 4, leading: 1.15, staysWithNext: true }
  const rows = column(`${value}`, figure, element, typeface, leftMm, 34)
  beside(rows, `of 100: ${word}`, { sizePt: 14, weight: 'bold', ink }, typeface, leftMm + 34, 78, false)
  const [first] = rows
  if (first) {
    // The figure is read before its word.
    first.lines.reverse()
    first.decorate = (page, topMm) => {
      for (let bulb = 0; bulb < 10; bulb++) {
        const x = pointsOf(leftMm + 118 + bulb * 5.5)
        page.disc(x, pointsOf(paper.heightMm - topMm - first.heightMm / 2), 5.4, ink, bulb < Math.round(value / 10))
      }
    }
  }
  return rows
}

/** The rows of one block. */
export function rowsOf(block: Block, element: number, typeface: Typeface): DrawnRow[] {
  switch (block.kind) {
    case 'bullet':
      return bulletRows(block.text, element, typeface)
    case 'bar':
      return barRows(block.label, block.percent, element, typeface)
    case 'score':
      return scoreRows(block, element, typeface)
    case 'labelled': {
      const style = { sizePt: 10.5, weight: 'bold', ink: inks.brand } as const
      return beside(
        column(block.text, looks.labelled, element, typeface, leftMm + 26, wrapWidthMm - 26),
        block.label,
        style,
        typeface,
        leftMm,
        25,
      )
    }
    default:
      return column(block.text, looks[block.kind], element, typeface, leftMm, wrapWidthMm)
  }
}
