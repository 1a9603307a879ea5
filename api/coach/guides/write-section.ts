import type { AnalysisSection } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers } from '../reading/match-reading.ts'
import { writeCompany } from './company.ts'
import { writeImprovements } from './improvements.ts'
import { withoutOrders } from './preparation/without-orders.ts'
import { writeQuestions } from './questions.ts'
import { writeRecommendations } from './recommendations.ts'
import { writeSummary } from './summary.ts'

/** The sections that are words, in the order of the page. */
export const wordSections = ['summary', 'recommendations', 'improvements', 'company', 'questions'] as const
export type WordSection = (typeof wordSections)[number]

/** One section of words from the reading alone: no network, no chance, the same input gives the same words. */
export function writeSection(section: WordSection, numbers: AnalysisNumbers): AnalysisSection {
  const safe = { ...numbers, reading: withoutOrders(numbers.reading) }
  switch (section) {
    case 'summary':
      return { section, data: writeSummary(safe) }
    case 'recommendations':
      return { section, data: writeRecommendations(safe) }
    case 'improvements':
      return { section, data: writeImprovements(safe) }
    case 'company':
      return { section, data: writeCompany(safe) }
    case 'questions':
      return { section, data: writeQuestions(safe) }
  }
}
