import { plainText } from '../../export/plain-text.ts'
import type { Received } from './analysis.ts'
import { analysisOutline } from './analysis-outline.ts'

const afterMs = 2_000

/**
 * Fetches the PDF writer and its fonts while the reader reads: the export is then quick, and works without a connection.
 * @returns how to call it off
 */
export function warmUpPdf(received: Received): () => void {
  const timer = setTimeout(() => {
    // Without a connection there is nothing to fetch; the export itself says so when it is asked for.
    Promise.all([
      import('../../export/pdf/write-pdf.ts'),
      import('../../export/fonts/noto-shelf.ts').then(({ fetchFontsFor }) => fetchFontsFor(plainText(analysisOutline(received)))),
    ]).catch(() => {})
  }, afterMs)
  return () => clearTimeout(timer)
}
