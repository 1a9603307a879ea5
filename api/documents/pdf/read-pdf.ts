import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { ResumeDocument } from '../document.ts'
import { maxCharacters, maxPages, Unreadable } from '../unreadable.ts'
import { drawPage } from './draw-page.ts'
import type { DrawnPage } from './drawing.ts'
import { isMatrix } from './matrix.ts'
import { pdfDocument } from './pdf-document.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Images are decoded only behind white text, and never larger than this. */
const maxPicturePixels = 4_000_000

/** Reads a PDF by replaying its drawing operators. Loads nothing external; images stay undecoded. @throws Unreadable */
export async function readPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  return withPdf(bytes, 1, async (pdf) => {
    if (pdf.numPages > maxPages) throw new Unreadable('too-many-pages')
    const pages = await drawnPages(pdf)
    const hasPictures = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Image')
    if (hasPictures) await lookBehindPaleText(bytes, pages)
    return pdfDocument(pages, pdf.numPages, hasPictures)
  })
}

/** Loading pdf.js takes longer than reading a file. */
export async function loadPdfReader() {
  await getResolvedPDFJS()
}

/** @param maxImageSize in pixels; larger images are not decoded and leave no trace in the operator list */
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
    // A copy, because pdf.js takes ownership of the array and refuses Node's Buffer.
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

/** Null for a page pdf.js cannot parse; the others may still be worth reading. */
async function drawn(pdf: Pdf, index: number): Promise<DrawnPage | null> {
  const { OPS } = await getResolvedPDFJS()
  try {
    const page = await pdf.getPage(index)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    if (!isMatrix(transform)) return null
    const list = await page.getOperatorList()
    const drawnPage = drawPage(list, OPS, width, height, transform, (name) =>
      unitOf(page.commonObjs.has(name) ? page.commonObjs.get(name) : null),
    )
    return { ...drawnPage, links: await linksOf(page) }
  } catch {
    return null
  }
}

function unitOf(font: unknown): number {
  const { fontMatrix } = (font ?? {}) as { fontMatrix?: unknown }
  return (Array.isArray(fontMatrix) && Number(fontMatrix[0])) || 0.001
}

/** White text is hidden only if no image lies behind it, so such pages are redrawn with their images. */
async function lookBehindPaleText(bytes: Uint8Array, pages: DrawnPage[]) {
  const doubtful = pages.flatMap((page, index) =>
    page.glyphs.some((glyph) => glyph.hidden === 'background-color') ? [index] : [],
  )
  if (doubtful.length === 0 || doubtful.length > 3) return
  await withPdf(bytes, maxPicturePixels, async (pdf) => {
    for (const index of doubtful) pages[index] = (await drawn(pdf, index + 1)) ?? pages[index]!
  })
}

async function linksOf(page: Awaited<ReturnType<Pdf['getPage']>>): Promise<string[]> {
  const annotations: { subtype?: unknown; url?: unknown }[] = await page.getAnnotations().catch(() => [])
  return annotations.flatMap(({ subtype, url }) => (subtype === 'Link' && typeof url === 'string' ? [url] : []))
}
