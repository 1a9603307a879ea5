import type { AnalysisSection } from '../../contract/resume-analysis.ts'

/** The joined score among finished sections. */
export function scoreOf(sections: readonly AnalysisSection[]): number {
  for (const { section, data } of sections) if (section === 'score') return data.atsScore
  return 0
}
