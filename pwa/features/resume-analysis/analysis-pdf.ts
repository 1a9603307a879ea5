import type { FontShelf } from '../../export/fonts/font-shelf.ts'
import type { Received } from './analysis.ts'
import { analysisOutline } from './analysis-outline.ts'

/** The specification's section 9: `{product}-analysis.pdf`. */
export const analysisFileName = 'greenroom-analysis.pdf'

/**
 * The analysis as a PDF file. The writer and its fonts are fetched on the first call.
 * @throws Error when they cannot be fetched
 */
export async function analysisPdf(received: Received, createdAt: Date, shelf?: FontShelf): Promise<File> {
  const ownShelf = async () => (await import('../../export/fonts/noto-shelf.ts')).notoShelf
  const [{ writePdf }, fonts] = await Promise.all([import('../../export/pdf/write-pdf.ts'), shelf ?? ownShelf()])
  const options = { title: 'Resume analysis', language: 'en', createdAt, shelf: fonts }
  const bytes = await writePdf(analysisOutline(received), options)
  return new File([bytes as Uint8Array<ArrayBuffer>], analysisFileName, { type: 'application/pdf' })
}
