import { pdfFile } from '../../export/export-files.ts'
import type { TextTools } from '../../export/pdf/typeface.ts'
import { analysisOutline, type Outlined } from './analysis-outline.ts'

/** Named `{product}-analysis.pdf`. @throws Error when writer or fonts cannot be fetched */
export function analysisPdf(outlined: Outlined, createdAt: Date, tools?: TextTools): Promise<File> {
  const blocks = () => analysisOutline(outlined, createdAt)
  return pdfFile({ title: 'Resume analysis', fileName: 'greenroom-analysis', blocks }, createdAt, tools)
}
