import type { FontCache } from './fonts/font-cache.ts'
import type { Block } from './outline.ts'
import type { PdfOptions } from './pdf/write-pdf.ts'
import { plainText } from './plain-text.ts'

/** Something a person takes along: the title inside the file, its name without ending, and what stands in it. */
export interface TakenAlong {
  title: string
  /** For example `greenroom-interview-qa`. */
  fileName: string
  /** Made when somebody wants it. */
  blocks: () => Block[]
  /** How the PDF is set: see `PdfOptions`. */
  looks?: Pick<PdfOptions, 'size' | 'hasFooter'>
}

const language = 'en'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * As a PDF file. The writer and its fonts are fetched on the first call.
 * @throws Error when they cannot be fetched
 */
export async function pdfFile({ title, fileName, blocks, looks }: TakenAlong, createdAt: Date, cache?: FontCache): Promise<File> {
  const openOwnStore = async () => (await import('./fonts/noto-fonts.ts')).notoFonts
  const [{ writePdf }, fonts] = await Promise.all([import('./pdf/write-pdf.ts'), cache ?? openOwnStore()])
  const bytes = await writePdf(blocks(), { ...looks, title, language, createdAt, cache: fonts })
  return new File([bytes as Uint8Array<ArrayBuffer>], `${fileName}.pdf`, { type: 'application/pdf' })
}

/**
 * As a Word file. The writer is fetched on the first call.
 * @throws Error when it cannot be fetched
 */
export async function wordFile({ title, fileName, blocks }: TakenAlong): Promise<File> {
  const { writeDocx } = await import('./word/write-docx.ts')
  return new File([await writeDocx(blocks(), { title, language })], `${fileName}.docx`, { type: wordType })
}

const warmUpAfterMs = 2_000

/** Does it a little later. Without a connection there is nothing to fetch; the export itself says so. */
function whileReading(fetchAll: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void fetchAll().catch(() => {}), warmUpAfterMs)
  return () => clearTimeout(timer)
}

const fetchPdfWriter = (blocks: TakenAlong['blocks']) =>
  Promise.all([
    import('./pdf/write-pdf.ts'),
    import('./fonts/noto-fonts.ts').then(({ fetchFontsFor }) => fetchFontsFor(plainText(blocks()))),
  ])

/**
 * Fetches the PDF writer and its fonts while the reader reads: exporting is then quick, and works without a connection.
 * @returns how to call it off
 */
export const warmUpPdf = (blocks: TakenAlong['blocks']): (() => void) => whileReading(() => fetchPdfWriter(blocks))

/** The same, and the Word writer after it. */
export const warmUpWriters = ({ blocks }: TakenAlong): (() => void) =>
  whileReading(() => fetchPdfWriter(blocks).then(() => import('./word/write-docx.ts')))
