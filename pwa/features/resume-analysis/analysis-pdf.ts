import { type ExportSource, pdfFile } from '../../export/export-files.ts'
import type { TextTools } from '../../export/pdf/typeface.ts'
import { analysisOutline, type Outlined } from './analysis-outline.ts'

/** Named `{product}-analysis.pdf`. */
export const analysisSource = (outlined: Outlined, madeOn?: Date): ExportSource => ({
  ...{ title: 'Resume analysis', fileName: 'greenroom-analysis', blocks: () => analysisOutline(outlined, madeOn) },
})

/** @throws Error when writer or fonts cannot be fetched */
export const analysisPdf = (outlined: Outlined, createdAt: Date, tools?: TextTools): Promise<File> =>
  pdfFile(analysisSource(outlined, createdAt), createdAt, tools)
