import type { FontCache } from '../../export/fonts/font-cache.ts'
import { pdfFile } from '../../export/take-along-files.ts'
import type { Received } from './analysis.ts'
import { analysisOutline, type Edited } from './analysis-outline.ts'

/**
 * The analysis as a PDF file, named `{product}-analysis.pdf`.
 * @throws Error when the writer or its fonts cannot be fetched
 */
export function analysisPdf(
  received: Received,
  createdAt: Date,
  { edited = null, localStore }: { edited?: Edited | null; localStore?: FontCache } = {},
): Promise<File> {
  const blocks = () => analysisOutline(received, createdAt, edited)
  const what = { title: 'Resume analysis', fileName: 'greenroom-analysis', blocks }
  return pdfFile(what, createdAt, localStore)
}
