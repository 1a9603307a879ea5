import type { AnalysisSectionName } from '../../../api/contract/resume-analysis.ts'
import { createSectionOrder } from '../../generation/section-order.ts'
import type { Received } from './analysis.ts'

/** The ad itself is shown as soon as the score is there, which says what stands in it. */
export type ShownSection = Exclude<AnalysisSectionName, 'document' | 'requirements' | 'gaps'> | 'ad'

/** The sections in the order in which the page shows them. What the parser read is folded below all of them. */
export const analysisOrder = createSectionOrder<ShownSection, Received & { ad?: never }>(
  [
    { name: 'score', title: 'ATS score' },
    { name: 'ad', title: 'The ad, marked' },
    { name: 'skills', title: 'Skills match' },
    { name: 'keywords', title: 'Missing keywords' },
    { name: 'summary', title: 'Summary' },
    { name: 'recommendations', title: 'Recommendations' },
    { name: 'improvements', title: 'Resume improvements' },
    { name: 'company', title: 'The company' },
    { name: 'questions', title: 'Interview questions' },
  ],
  (name, received) => received[name === 'ad' ? 'score' : name] !== undefined,
)
