import type { Block } from './outline.ts'
import type { TextTools } from './pdf/typeface.ts'
import type { PdfOptions } from './pdf/write-pdf.ts'

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
export async function pdfFile({ title, fileName, blocks, looks }: TakenAlong, createdAt: Date, tools?: TextTools): Promise<File> {
  const inBrowser = async () => (await import('./pdf/browser-text.ts')).browserText
  const [{ writePdf }, textTools] = await Promise.all([import('./pdf/write-pdf.ts'), tools ?? inBrowser()])
  const bytes = await writePdf(blocks(), { ...looks, title, language, createdAt, tools: textTools })
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

/**
 * Fetches the writers while the reader reads: exporting is then quick, which sharing a file from a tap needs.
 * @returns how to call it off
 */
export function warmUpWriters(): () => void {
  const fetchAll = () =>
    Promise.all([import('./pdf/write-pdf.ts'), import('./pdf/browser-text.ts'), import('./word/write-docx.ts')])
  // Without a connection there is nothing to fetch; the export itself says so.
  const timer = setTimeout(() => void fetchAll().catch(() => {}), warmUpAfterMs)
  return () => clearTimeout(timer)
}
