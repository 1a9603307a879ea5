import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { Icon } from '../../ui/icon.tsx'
import { companySource } from './analysis-outline.ts'

/** What the ad itself says of the employer, and what to look up; nothing else is known here. */
export function CompanySection({ data }: { data: AnalysisSectionData<'company'> }) {
  const parts = [
    ['The employer', data.companyInsights],
    ['The department', data.departmentOverview],
    ['The industry: what to look up', data.industryNews],
  ] as const
  return (
    <div className="stack">
      <p className="score-cap">
        <Icon name="info" size={20} /> <span>{companySource}</span>
      </p>
      {parts.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <h4>{title}</h4>
              <p className="results-text">{text}</p>
            </div>
          ),
      )}
    </div>
  )
}
