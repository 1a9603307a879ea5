import type { AnalysisSectionData } from '../../../contract/resume-analysis.ts'
import type { AnalysisWriting } from './analysis-writing.ts'
import { writeCompany } from './company.ts'
import { writeGaps } from './gaps.ts'
import { writeImprovements } from './improvements.ts'
import { writeQuestions } from './questions.ts'
import { writeRecommendations } from './recommendations.ts'
import { writeSummary } from './summary.ts'

type WrittenSection = 'gaps' | 'summary' | 'recommendations' | 'improvements' | 'company' | 'questions'

export const analysisWriters: {
  readonly [Section in WrittenSection]: (writing: AnalysisWriting) => Promise<AnalysisSectionData<Section> | null>
} = {
  gaps: writeGaps,
  summary: writeSummary,
  recommendations: writeRecommendations,
  improvements: writeImprovements,
  company: writeCompany,
  questions: writeQuestions,
}
