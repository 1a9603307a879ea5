import type { TextTools } from '../../export/pdf/typeface.ts'
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
  { edited = null, tools }: { edited?: Edited | null; tools?: TextTools } = {},
): Promise<File> {
  const blocks = () => analysisOutline(received, createdAt, edited)
  const what = { title: 'Resume analysis', fileName: 'greenroom-analysis', blocks }
  return pdfFile(what, createdAt, tools)
}
