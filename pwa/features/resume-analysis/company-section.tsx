import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
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
    <div>
      <InfoNote>{companySource}</InfoNote>
      {parts.map(
        ([title, text]) =>
          text && (
            <Collapsible key={title} look="line" title={title}>
              <p className="prose">{text}</p>
            </Collapsible>
          ),
      )}
    </div>
  )
}
