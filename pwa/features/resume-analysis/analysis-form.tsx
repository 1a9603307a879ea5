import type { ReactNode } from 'react'
import { creditsBadge } from '../../generation/form/balance.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { RequestForm } from '../../generation/form/request-form.tsx'
import { plainResume } from '../../generation/form/resume-file.ts'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Analyze } from './use-analyze.ts'

export const analysisFormId = 'analysis-form'

/** Resume and job description. */
export function AnalysisForm({ analyze, action }: { analyze: Analyze; action: ReactNode }) {
  const { faults, credits, press } = analyze
  return (
    <RequestForm id={analysisFormId} feature="resume-analysis" onPress={press}>
      <ResumeField
        kinds={plainResume}
        hint="PDF or DOCX up to 5MB"
        invitation="Drop your resume here, or tap to choose it"
        counter={<Badge tone="quiet">{creditsBadge(credits)}</Badge>}
        error={faults.resume}
      />
      <JobDescriptionField error={faults.jobDescription} />
      <ToldNote />
      {action}
    </RequestForm>
  )
}
