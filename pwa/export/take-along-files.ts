import type { FontShelf } from './fonts/font-shelf.ts'
import type { Block } from './outline.ts'
import { plainText } from './plain-text.ts'

/** Something a person takes along: the title inside the file, its name without ending, and what stands in it. */
export interface TakenAlong {
  title: string
  /** For example `greenroom-interview-qa`. */
  fileName: string
  /** Made when it is asked for. */
  blocks: () => Block[]
}

const language = 'en'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * As a PDF file. The writer and its fonts are fetched on the first call.
 * @throws Error when they cannot be fetched
 */
export async function pdfFile({ title, fileName, blocks }: TakenAlong, createdAt: Date, shelf?: FontShelf): Promise<File> {
  const ownShelf = async () => (await import('./fonts/noto-shelf.ts')).notoShelf
  const [{ writePdf }, fonts] = await Promise.all([import('./pdf/write-pdf.ts'), shelf ?? ownShelf()])
  const bytes = await writePdf(blocks(), { title, language, createdAt, shelf: fonts })
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
 * Fetches the writers and the fonts while the reader reads: exporting is then quick, and works without a connection.
 * @returns how to call it off
 */
export function warmUpWriters({ blocks }: TakenAlong): () => void {
  const timer = setTimeout(() => {
    // Without a connection there is nothing to fetch; the export itself says so when it is asked for.
    Promise.all([
      import('./pdf/write-pdf.ts'),
      import('./fonts/noto-shelf.ts').then(({ fetchFontsFor }) => fetchFontsFor(plainText(blocks()))),
    ])
      .then(() => import('./word/write-docx.ts'))
      .catch(() => {})
  }, warmUpAfterMs)
  return () => clearTimeout(timer)
}
