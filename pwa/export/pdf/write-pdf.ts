import { PDFDocument, PDFName, type PDFPage } from 'pdf-lib'
import { cleanText } from '../clean-text.ts'
import type { FontCache } from '../fonts/font-cache.ts'
import { openTypeface, type Typeface } from '../fonts/typeface.ts'
import type { Block } from '../outline.ts'
import { EmbeddedFont, pdfText } from './embedded-font.ts'
import { keptTogether } from './keep-together.ts'
import { PageOperators } from './page-operators.ts'
import { inks, paper, pointsOf, sheetOf } from './page-size.ts'
import { type PlacedRow, paginate } from './paginate.ts'
import { ReadingStructure } from './reading-structure.ts'
import { type DrawnRow, type PlacedLine, rowsOf } from './rows.ts'
import type { GlyphRun } from './shape.ts'
import { wrapText } from './wrap.ts'

export interface PdfOptions {
  title: string
  /** BCP 47, for screen readers. */
  language: string
  createdAt: Date
  cache: FontCache
  /** A4 unless it is for a printer that holds Letter. */
  size?: 'A4' | 'Letter'
  /** Our name, the title and the page number below every page. Not on what a person hands in as their own. */
  hasFooter?: boolean
}

const textOf = (block: Block) => Object.values(block).join(' ')

/** Hands out one embedded font per face and weight. */
function fontCase(document: PDFDocument) {
  const fonts = new Map<string, EmbeddedFont>()
  return {
    fontOf({ face, weight }: GlyphRun) {
      const key = `${face.id} ${weight}`
      const font = fonts.get(key) ?? new EmbeddedFont(document, face.fonts[weight], weight, fonts.size + 1)
      fonts.set(key, font)
      return font
    },
    finish(pages: PDFPage[]) {
      const names = Object.fromEntries([...fonts.values()].map((font) => [font.name, font.ref]))
      for (const font of fonts.values()) font.finish(document)
      for (const page of pages) page.node.set(PDFName.of('Resources'), document.context.obj({ Font: names }))
    },
  }
}

type FontCase = ReturnType<typeof fontCase>

function writeLine(
  { line, xMm, sizePt, ink }: PlacedLine,
  topMm: number,
  heightMm: number,
  content: PageOperators,
  fonts: FontCase,
) {
  // The base line that centers a line of this size: letters reach about 0.72 above and 0.21 below it.
  const baselinePt = pointsOf(paper.heightMm - topMm - heightMm / 2) - sizePt * 0.34
  const parts = line.runs.map((run) => ({ run, font: fonts.fontOf(run) }))
  content.text(parts, pointsOf(xMm), baselinePt, sizePt, ink)
}

function drawPage(page: PDFPage, rows: PlacedRow<DrawnRow>[], structure: ReadingStructure, fonts: FontCase): PageOperators {
  const content = new PageOperators()
  content.beginArtifact()
  for (const { row, topMm } of rows) row.decorate?.(content, topMm)
  content.endMark()
  rows.forEach(({ row, topMm }, i) => {
    if (rows[i - 1]?.row.element !== row.element) content.beginMark(row.tag, structure.mark(page, row.element, row.tag))
    for (const placed of row.lines) writeLine(placed, topMm, row.heightMm, content, fonts)
    if (rows[i + 1]?.row.element !== row.element) content.endMark()
  })
  return content
}

function drawFooter(text: string, content: PageOperators, typeface: Typeface, fonts: FontCase) {
  const [line] = wrapText(text, { sizePt: 8.5, weight: 'regular' }, pointsOf(paper.wrapWidthMm), typeface)
  content.beginArtifact()
  content.rectangle(
    pointsOf(paper.leftMm),
    pointsOf(paper.heightMm - paper.footerMm + 3),
    pointsOf(paper.wrapWidthMm),
    0.5,
    inks.line,
  )
  if (line) writeLine({ line, xMm: paper.leftMm, sizePt: 8.5, ink: inks.quiet }, paper.footerMm, 4, content, fonts)
  content.endMark()
}

function setMetadata(document: PDFDocument, { title, language, createdAt }: PdfOptions) {
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(language)
  document.setCreator('Greenroom')
  document.setProducer('Greenroom')
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  document.catalog.set(PDFName.of('Lang'), pdfText(language))
}

/**
 * Writes blocks as a document with real, selectable, tagged text in any script, each font cut down to the letters used.
 * Letters that no reachable font has are drawn as an empty box and can still be copied.
 * @throws Error when the base font cannot be loaded
 */
export async function writePdf(blocks: readonly Block[], options: PdfOptions): Promise<Uint8Array> {
  const { size = 'A4', hasFooter = true } = options
  const footer = hasFooter ? `Greenroom · ${options.title}` : ''
  const typeface = await openTypeface(cleanText(`${blocks.map(textOf).join('\n')}${footer}0123456789%`), options.cache)
  const document = await PDFDocument.create()
  setMetadata(document, options)
  const fonts = fontCase(document)
  const structure = new ReadingStructure()
  const rows = keptTogether(blocks.map((block, element) => ({ block, rows: rowsOf(block, element, typeface) })))
  const placed = paginate(rows, { topMm: paper.topMm, bottomMm: paper.pageBreakMm })
  const pages = placed.map((onPage, i) => {
    const page = document.addPage([pointsOf(paper.widthMm), pointsOf(paper.heightMm)])
    page.setMediaBox(...sheetOf(size))
    const content = drawPage(page, onPage, structure, fonts)
    if (hasFooter) drawFooter(`${footer} · Page ${i + 1} of ${placed.length}`, content, typeface, fonts)
    page.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content.toString())))
    return page
  })
  fonts.finish(pages)
  structure.finish(document)
  return document.save()
}
