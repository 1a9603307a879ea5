import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { ResumeDocument } from '../document.ts'
import { maxCharacters, maxPages } from '../reading-limits.ts'
import { Unreadable } from '../unreadable.ts'
import { drawPage } from './draw-page.ts'
import type { DrawnPage } from './glyphs.ts'
import { linksOf } from './links.ts'
import { isMatrix } from './matrix.ts'
import { pdfDocument } from './pdf-document.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Pictures are decoded only when white text may stand on one; larger ones than this stay closed. */
const maxPicturePixels = 4_000_000

/**
 * Reads a PDF by playing its drawing operators. Nothing outside the file is touched: no fonts, no links; pictures stay closed.
 * @throws Unreadable
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  return withPdf(bytes, 1, async (pdf) => {
    if (pdf.numPages > maxPages) throw new Unreadable('too-many-pages')
    const pages = await drawnPages(pdf)
    const hasPictures = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Image')
    if (hasPictures) await lookBehindPaleText(bytes, pages)
    return pdfDocument(pages, { pageCount: pdf.numPages, hasPictures, links: await linksOf(pdf) })
  })
}

/** Loads pdf.js ahead of the first file; it takes longer than reading one. */
export async function loadPdfReader() {
  await getResolvedPDFJS()
}

/** @param maxImageSize in pixels; larger pictures are not decoded and leave no trace in the list of operators */
async function withPdf<T>(bytes: Uint8Array, maxImageSize: number, work: (pdf: Pdf) => Promise<T>): Promise<T> {
  const pdf = await openPdf(bytes, maxImageSize)
  try {
    return await work(pdf)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function openPdf(bytes: Uint8Array, maxImageSize: number): Promise<Pdf> {
  try {
    // A copy: pdf.js keeps the array for itself, and refuses Node's Buffer.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      maxImageSize,
      disableFontFace: true,
      useSystemFonts: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      useWorkerFetch: false,
      enableXfa: false,
    })
  } catch (error) {
    throw new Unreadable(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  }
}

async function drawnPages(pdf: Pdf): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = []
  let characters = 0
  for (let index = 1; index <= pdf.numPages && characters <= maxCharacters; index++) {
    const page = await drawn(pdf, index)
    if (page) pages.push(page)
    characters += page?.glyphs.length ?? 0
  }
  if (pages.length === 0) throw new Unreadable('damaged')
  return pages
}

/** null for a page that pdf.js cannot make sense of; the others may still be worth reading. */
async function drawn(pdf: Pdf, index: number): Promise<DrawnPage | null> {
  const { OPS } = await getResolvedPDFJS()
  try {
    const page = await pdf.getPage(index)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    if (!isMatrix(transform)) return null
    const list = await page.getOperatorList()
    return drawPage(list, OPS, { width, height, matrix: transform }, (name) =>
      fontMetrics(page.commonObjs.has(name) ? page.commonObjs.get(name) : null),
    )
  } catch {
    return null
  }
}

function fontMetrics(font: unknown) {
  const facts = (font ?? {}) as { vertical?: unknown; fontMatrix?: unknown }
  const unit = Array.isArray(facts.fontMatrix) && typeof facts.fontMatrix[0] === 'number' ? facts.fontMatrix[0] : 0.001
  return { vertical: facts.vertical === true, unit: unit || 0.001 }
}

/** White text is hidden only if no picture lies behind it: draws such pages again with their pictures. */
async function lookBehindPaleText(bytes: Uint8Array, pages: DrawnPage[]) {
  const doubtful = pages.flatMap((page, index) =>
    page.glyphs.some((glyph) => glyph.hidden === 'background-colour') ? [index] : [],
  )
  if (doubtful.length === 0 || doubtful.length > 3) return
  await withPdf(bytes, maxPicturePixels, async (pdf) => {
    for (const index of doubtful) pages[index] = (await drawn(pdf, index + 1)) ?? pages[index]!
  })
}
