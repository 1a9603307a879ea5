import type { AnalysisSectionName } from '../../../api/contract/resume-analysis.ts'
import { createSectionOrder } from '../../generation/section-order.ts'
import type { Received } from './analysis.ts'

/** What the parser read is folded below all of them, and the keywords are in the list of requirements. */
export type ShownSection = Exclude<AnalysisSectionName, 'document' | 'keywords'>

/** The sections in the order in which the page shows them. */
export const analysisOrder = createSectionOrder<ShownSection, Received>(
  [
    { name: 'score', title: 'ATS score' },
    { name: 'gaps', title: 'Questions for you' },
    { name: 'requirements', title: 'What the ad asks for' },
    { name: 'skills', title: 'Skills match' },
    { name: 'summary', title: 'Summary' },
    { name: 'recommendations', title: 'Recommendations' },
    { name: 'improvements', title: 'Resume improvements' },
    { name: 'company', title: 'The company' },
    { name: 'questions', title: 'Interview questions' },
  ],
  (name, received) => {
    // The requirements grow until the keywords follow them.
    if (name === 'requirements') return received.keywords !== undefined
    // Results of older servers ask nothing.
    if (name === 'gaps')
      return received.gaps !== undefined || (received.questions !== undefined && received.summary !== undefined)
    return received[name] !== undefined
  },
)
