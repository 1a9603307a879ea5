import type { AnalysisSectionName } from '../../../api/contract/resume-analysis.ts'
import { createSectionOrder } from '../../generation/section-order.ts'
import type { Received } from './analysis.ts'

export type ShownSection = Exclude<AnalysisSectionName, 'document'>

/** The sections in the order in which the page shows them. What the parser read is folded below all of them. */
export const analysisOrder = createSectionOrder<ShownSection, Received>([
  { name: 'score', title: 'ATS score' },
  { name: 'skills', title: 'Skills match' },
  { name: 'keywords', title: 'Missing keywords' },
  { name: 'summary', title: 'Summary' },
  { name: 'recommendations', title: 'Recommendations' },
  { name: 'improvements', title: 'Resume improvements' },
  { name: 'company', title: 'The company' },
  { name: 'questions', title: 'Interview questions' },
])
