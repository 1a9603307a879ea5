import type { FontCache } from '../../export/fonts/font-cache.ts'
import { pdfFile } from '../../export/take-along-files.ts'
import type { Received } from './analysis.ts'
import { analysisOutline } from './analysis-outline.ts'

/**
 * The analysis as a PDF file, named `{product}-analysis.pdf`.
 * @throws Error when the writer or its fonts cannot be fetched
 */
export function analysisPdf(received: Received, createdAt: Date, localStore?: FontCache): Promise<File> {
  const what = { title: 'Resume analysis', fileName: 'greenroom-analysis', blocks: () => analysisOutline(received, createdAt) }
  return pdfFile(what, createdAt, localStore)
}
