import { type PDFPage, rgb } from 'pdf-lib'
import type { Block } from '../outline.ts'
import { type Ink, inks, millimetersOf, paper, pointsOf, toneInks } from './page-size.ts'
import type { Row } from './paginate.ts'
import type { TextStyle, Typeface } from './typeface.ts'
import { type Line, wrapText } from './wrap.ts'

export interface PlacedLine extends TextStyle {
  line: Line
  xMm: number
  ink: Ink
}

interface BlockRow extends Row {
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LBody'
  lines: PlacedLine[]
  /** `y`: of the row's middle. */
  decorate?: (page: PDFPage, y: number) => void
}

export interface DrawnRow extends BlockRow {
  /** Rows of one block share a number: one element for a screen reader. */
  element: number
}

const { leftMm, wrapWidthMm } = paper
const labelWidthMm = 25

interface Look extends TextStyle {
  ink: Ink
  tag: BlockRow['tag']
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

/** Right-to-left lines align right. No paragraph leaves a single line behind. */
function column(text: string, look: Look, typeface: Typeface, leftMm: number, widthMm: number): BlockRow[] {
  const lines = wrapText(text, look, pointsOf(widthMm), typeface)
  return lines.map((line, i) => ({
    tag: look.tag,
    heightMm: millimetersOf(look.sizePt * look.leading),
    gapMm: i === 0 ? look.gapMm : 0,
    staysWithNext: look.staysWithNext === true || (lines.length > 1 && (i === 0 || i === lines.length - 2)),
    lines: [
      {
        line,
        xMm: leftMm + (line.isRightToLeft ? widthMm - millimetersOf(line.widthPt) : 0),
        sizePt: look.sizePt,
        weight: look.weight,
        ink: look.ink,
      },
    ],
  }))
}

interface ShortText extends TextStyle {
  text: string
  ink: Ink
}

/** Adds a one-line text, such as a percentage, to the first row, starting or ending at `xMm`. */
function addToFirst(
  rows: BlockRow[],
  { text, ...look }: ShortText,
  at: { leftMm: number } | { rightMm: number },
  typeface: Typeface,
) {
  const [line] = wrapText(text, look, pointsOf(wrapWidthMm), typeface)
  if (!line) return
  const xMm = 'leftMm' in at ? at.leftMm : at.rightMm - millimetersOf(line.widthPt)
  rows[0]?.lines.push({ line, xMm, ...look })
}

const withFirst = ([first, ...others]: BlockRow[], change: Partial<BlockRow>): BlockRow[] =>
  first ? [{ ...first, ...change }, ...others] : []

function bulletRows(text: string, typeface: Typeface): BlockRow[] {
  const rows = column(text, looks.bullet, typeface, leftMm + 6, wrapWidthMm - 6)
  const isRightToLeft = rows[0]?.lines[0]?.line.isRightToLeft
  const x = pointsOf(isRightToLeft ? leftMm + wrapWidthMm + 2 : leftMm + 2.2)
  return withFirst(rows, {
    decorate: (page, y) => page.drawCircle({ x, y, size: 1.5, color: rgb(...inks.brand) }),
  })
}

function barRows({ label, percent, words = `${percent}%` }: Block & { kind: 'bar' }, typeface: Typeface): BlockRow[] {
  const barLeftMm = leftMm + 92
  const barWidthMm = 50
  const rows = column(label, looks.bar, typeface, leftMm, 88)
  const figure: ShortText = { text: words, sizePt: 10.5, weight: 'bold', ink: inks.ink }
  addToFirst(rows, figure, { rightMm: leftMm + wrapWidthMm }, typeface)
  return withFirst(rows, {
    decorate(page, y) {
      const bar = (widthMm: number, ink: Ink) =>
        page.drawRectangle({ x: pointsOf(barLeftMm), y: y - 3, width: pointsOf(widthMm), height: 6, color: rgb(...ink) })
      bar(barWidthMm, inks.sunk)
      bar((barWidthMm * Math.min(100, Math.max(0, percent))) / 100, inks.brand)
    },
  })
}

function scoreRows({ value, of, word, tone }: Block & { kind: 'score' }, typeface: Typeface): BlockRow[] {
  const ink = toneInks[tone]
  const figure: Look = { sizePt: 40, weight: 'bold', ink, tag: 'P', gapMm: 4, leading: 1.15, staysWithNext: true }
  const rows = column(`${value}`, figure, typeface, leftMm, 34)
  const style = { sizePt: 14, weight: 'bold', ink } as const
  const fits = wrapText(`of ${of}: ${word}`, style, pointsOf(86), typeface).length === 1
  addToFirst(rows, { text: fits ? `of ${of}: ${word}` : `of ${of}:`, ...style }, { leftMm: leftMm + 30 }, typeface)
  const withBulbs = withFirst(rows, {
    decorate(page, y) {
      for (let bulb = 0; bulb < 10; bulb++) {
        const isLit = bulb < Math.round((10 * value) / of)
        const color = isLit ? { color: rgb(...ink) } : { borderColor: rgb(...ink), borderWidth: 0.8 }
        page.drawCircle({ x: pointsOf(leftMm + 118 + bulb * 5.5), y, size: 5.4, ...color })
      }
    },
  })
  const below: Look = { ...style, tag: 'P', gapMm: 1, leading: 1.3 }
  return fits ? withBulbs : [...withBulbs, ...column(word, below, typeface, leftMm, wrapWidthMm)]
}

/** A label too long for its column goes before its text instead. */
function labelledRows({ label, text }: Block & { kind: 'labelled' }, typeface: Typeface): BlockRow[] {
  const style = { sizePt: 10.5, weight: 'bold', ink: inks.brand } as const
  const [line, ...more] = wrapText(label, style, pointsOf(labelWidthMm), typeface)
  const rows = column(text, looks.labelled, typeface, leftMm + labelWidthMm + 1, wrapWidthMm - labelWidthMm - 1)
  const [first] = rows
  if (!line || !first || more.length > 0) {
    return column(`${label}: ${text}`, looks.labelled, typeface, leftMm, wrapWidthMm)
  }
  // The label is read first.
  first.lines.unshift({ line, xMm: leftMm, ...style })
  return rows
}

export function rowsOf(block: Block, typeface: Typeface): BlockRow[] {
  switch (block.kind) {
    case 'bullet':
      return bulletRows(block.text, typeface)
    case 'bar':
      return barRows(block, typeface)
    case 'score':
      return scoreRows(block, typeface)
    case 'heading':
      return withFirst(column(block.text, looks.heading, typeface, leftMm, wrapWidthMm), {
        startsPage: block.startsPage === true,
      })
    case 'labelled':
      return labelledRows(block, typeface)
    default:
      return column(block.text, looks[block.kind], typeface, leftMm, wrapWidthMm)
  }
}
