import type { ReactNode } from 'react'
import { creditsBadge } from '../../generation/form/credits-badge.ts'
import { wordCounter } from '../../generation/form/job-description.ts'
import { leadToMistake } from '../../generation/form/lead-to-mistake.ts'
import { acceptOf, plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import type { Analyze } from './use-analyze.ts'

export const analysisFormId = 'analysis-form'

/** Resume and job description. Both are offered again in the other rooms, and forgotten on reload. */
export function AnalysisForm({ analyze, action }: { analyze: Analyze; action: ReactNode }) {
  const { resume, setResume, jobDescription, setJobDescription, jobDescriptionError, credits } = analyze
  return (
    <form
      id={analysisFormId}
      className="analysis-form stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!analyze.press()) leadToMistake(event.currentTarget)
      }}
    >
      <div className="analysis-badges">
        <Badge tone="quiet">{creditsBadge(credits)}</Badge>
      </div>
      <FileDrop
        label="Your resume"
        hint="PDF or DOCX up to 5MB"
        file={resume}
        onChange={setResume}
        accept={acceptOf(plainResume)}
        rule={(file) => resumeRule(plainResume, file)}
        invitation="Drop your resume here, or tap to choose it"
      />
      <TextArea
        label="Job description"
        placeholder="Paste the whole ad, requirements included"
        value={jobDescription}
        onChange={(event) => setJobDescription(event.target.value)}
        error={jobDescriptionError}
        counter={wordCounter(jobDescription)}
        rows={8}
      />
      {action}
    </form>
  )
}
