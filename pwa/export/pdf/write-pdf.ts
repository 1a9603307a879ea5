import {
  beginText,
  endText,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib'
import type { Block } from '../outline.ts'
import { inks, paper, pointsOf, sheetOf } from './page-size.ts'
import { keptTogether, type PlacedRow, paginate } from './paginate.ts'
import { embedPictureFont, pictureLetter } from './picture-font.ts'
import { ReadingStructure } from './reading-structure.ts'
import { type DrawnRow, type PlacedLine, rowsOf } from './rows.ts'
import { openTypeface, type TextTools, type Typeface } from './typeface.ts'
import { wrapText } from './wrap.ts'

export interface PdfOptions {
  title: string
  createdAt: Date
  tools: TextTools
  /** Letter only for a printer that holds it. */
  size?: 'A4' | 'Letter'
  /** Product name, title and page number on every page. Off for documents the user hands in. */
  hasFooter?: boolean
}

const mark = (name: PDFOperatorNames, ...args: string[]) => PDFOperator.of(name, args)
const beginArtifact = () => mark(PDFOperatorNames.BeginMarkedContent, '/Artifact')
const endMark = () => mark(PDFOperatorNames.EndMarkedContent)

function pagePen(document: PDFDocument, page: PDFPage, { fonts, painter }: Typeface) {
  const keys = new Map<PDFRef, PDFName>()
  const keyOf = (font: PDFRef) => {
    const key = keys.get(font) ?? page.node.newFontDictionary('F', font)
    keys.set(font, key)
    return key
  }
  return async function writeLine({ line, xMm, sizePt, weight, ink }: PlacedLine, topMm: number, heightMm: number) {
    // The baseline that centers a line: letters reach about 0.72 above it and 0.21 below.
    const y = pointsOf(paper.heightMm - topMm - heightMm / 2) - sizePt * 0.34
    let x = pointsOf(xMm)
    page.pushOperators(setFillingRgbColor(...ink), beginText())
    for (const { text, byFont, widthPt } of line.runs) {
      const png = byFont ? null : await painter.paint(text, { sizePt, weight }, ink)
      const font = png ? await embedPictureFont(document, png, text, widthPt / sizePt) : fonts[weight].ref
      page.pushOperators(
        setFontAndSize(keyOf(font), sizePt),
        setTextMatrix(1, 0, 0, 1, x, y),
        showText(png ? pictureLetter : fonts[weight].encodeText(text)),
      )
      x += widthPt
    }
    page.pushOperators(endText())
  }
}

type WriteLine = ReturnType<typeof pagePen>

async function drawPage(page: PDFPage, rows: PlacedRow<DrawnRow>[], structure: ReadingStructure, writeLine: WriteLine) {
  page.pushOperators(beginArtifact())
  for (const { row, topMm } of rows) row.decorate?.(page, pointsOf(paper.heightMm - topMm - row.heightMm / 2))
  page.pushOperators(endMark())
  for (const [at, { row, topMm }] of rows.entries()) {
    const [before, after] = [rows[at - 1]?.row.element, rows[at + 1]?.row.element]
    if (before !== row.element) {
      const id = structure.mark(page, row.element, row.tag)
      page.pushOperators(mark(PDFOperatorNames.BeginMarkedContentSequence, `/${row.tag}`, `<</MCID ${id}>>`))
    }
    for (const placed of row.lines) await writeLine(placed, topMm, row.heightMm)
    if (after !== row.element) page.pushOperators(endMark())
  }
}

async function drawFooter(text: string, page: PDFPage, typeface: Typeface, writeLine: WriteLine) {
  const style = { sizePt: 8.5, weight: 'regular' } as const
  const [line] = wrapText(text, style, pointsOf(paper.wrapWidthMm), typeface)
  page.pushOperators(beginArtifact())
  page.drawRectangle({
    x: pointsOf(paper.leftMm),
    y: pointsOf(paper.heightMm - paper.footerMm + 3),
    width: pointsOf(paper.wrapWidthMm),
    height: 0.5,
    color: rgb(...inks.line),
  })
  if (line) await writeLine({ line, xMm: paper.leftMm, ...style, ink: inks.quiet }, paper.footerMm, 4)
  page.pushOperators(endMark())
}

function setMetadata(document: PDFDocument, { title, createdAt }: PdfOptions) {
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('en')
  document.setCreator('Greenroom')
  document.setProducer('Greenroom')
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  document.catalog.set(PDFName.of('Lang'), PDFHexString.fromText('en'))
}

/** Selectable, tagged text: embedded fonts for Latin, Greek and Cyrillic, pictures for other scripts. @throws Error when fonts fail to load */
export async function writePdf(blocks: readonly Block[], options: PdfOptions): Promise<Uint8Array> {
  const { size = 'A4', hasFooter = true, title, tools } = options
  const document = await PDFDocument.create()
  setMetadata(document, options)
  const typeface = await openTypeface(document, tools)
  const structure = new ReadingStructure()
  const drawn = (block: Block, element: number) => rowsOf(block, typeface).map((row): DrawnRow => ({ ...row, element }))
  const rows = keptTogether(blocks.map((block, element) => ({ block, rows: drawn(block, element) })))
  const placed = paginate(rows, { topMm: paper.topMm, bottomMm: paper.pageBreakMm })
  for (const [at, onPage] of placed.entries()) {
    const page = document.addPage([pointsOf(paper.widthMm), pointsOf(paper.heightMm)])
    page.setMediaBox(...sheetOf(size))
    const writeLine = pagePen(document, page, typeface)
    await drawPage(page, onPage, structure, writeLine)
    if (hasFooter) await drawFooter(`Greenroom · ${title} · Page ${at + 1} of ${placed.length}`, page, typeface, writeLine)
  }
  structure.finish(document)
  return document.save()
}
