/**
 * Fetches the PDF writer while the reader reads: the export is then quick and works without a connection.
 * @returns how to call it off
 */
export function warmUpPdf(): () => void {
  const timer = setTimeout(() => {
    import('../../export/pdf/write-pdf.ts').catch(() => {})
  }, 2_000)
  return () => clearTimeout(timer)
}
