import type { Block } from './outline.ts'
import type { TextTools } from './pdf/typeface.ts'
import type { PdfOptions } from './pdf/write-pdf.ts'

/** An export: the title inside the file, the file name without extension, and the content. */
export interface ExportSource {
  title: string
  fileName: string
  blocks: () => Block[]
  looks?: Pick<PdfOptions, 'size' | 'hasFooter'>
}

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Loads the writer and fonts on the first call. @throws Error when they cannot be fetched */
export async function pdfFile(
  { title, fileName, blocks, looks }: ExportSource,
  createdAt: Date,
  tools?: TextTools,
): Promise<File> {
  const inBrowser = async () => (await import('./pdf/browser-text.ts')).browserText
  const [{ writePdf }, textTools] = await Promise.all([import('./pdf/write-pdf.ts'), tools ?? inBrowser()])
  const bytes = await writePdf(blocks(), { ...looks, title, createdAt, tools: textTools })
  return new File([bytes as Uint8Array<ArrayBuffer>], `${fileName}.pdf`, { type: 'application/pdf' })
}

/** Loads the writer on the first call. @throws Error when it cannot be fetched */
export async function wordFile({ title, fileName, blocks }: ExportSource): Promise<File> {
  const { writeDocx } = await import('./word/write-docx.ts')
  return new File([await writeDocx(blocks(), title)], `${fileName}.docx`, { type: wordType })
}

const warmUpAfterMs = 2_000

/** Loads the writers ahead, because sharing needs the file right after the tap. Returns how to cancel. */
export function warmUpWriters(): () => void {
  const fetchAll = () =>
    Promise.all([import('./pdf/write-pdf.ts'), import('./pdf/browser-text.ts'), import('./word/write-docx.ts')])
  // Offline the export itself reports the problem.
  const timer = setTimeout(() => void fetchAll().catch(() => {}), warmUpAfterMs)
  return () => clearTimeout(timer)
}
