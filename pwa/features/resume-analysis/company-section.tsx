import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { InfoNote } from '../../ui/info-note.tsx'
import { companySource } from './analysis-outline.ts'

/** What the ad itself says about the employer, and what to look up. Nothing else is known. */
export function CompanySection({ data }: { data: AnalysisSectionData<'company'> }) {
  const parts = [
    ['The employer', data.companyInsights],
    ['The department', data.departmentOverview],
    ['The industry: what to look up', data.industryNews],
  ] as const
  return (
    <div className="stack">
      <InfoNote>{companySource}</InfoNote>
      {parts.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <h4>{title}</h4>
              <p className="prose">{text}</p>
            </div>
          ),
      )}
    </div>
  )
}
