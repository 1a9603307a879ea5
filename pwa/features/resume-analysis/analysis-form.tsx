import { useAtomValue } from 'jotai'
import { creditsBadge } from '../../generation/form/balance.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton, RequestForm } from '../../generation/form/request-form.tsx'
import { plainResume } from '../../generation/form/resume-file.ts'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { analysisAtom, dispatchAnalysis } from './analysis-store.ts'
import { analyzeButton } from './form-rules.ts'
import type { Analyze } from './use-analyze.ts'

const steps: readonly Step[] = [
  { title: 'Upload your resume', text: 'PDF or DOCX up to 5MB.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Get your ATS score', text: 'With the line behind every point.' },
  { title: 'Optimize', text: 'Missing keywords, better lines, likely questions.' },
]

export function Introduction() {
  return (
    <HowThisWorks steps={steps}>
      See what a hiring system finds in your resume for the job you want, line by line. <a href="/sample">See a sample</a>
    </HowThisWorks>
  )
}

export function AnalysisForm({ analyze }: { analyze: Analyze }) {
  const { faults, credits, press } = analyze
  return (
    <RequestForm feature="resume-analysis" onPress={press}>
      <ResumeField kinds={plainResume} counter={<Badge tone="quiet">{creditsBadge(credits)}</Badge>} error={faults.resume} />
      <JobDescriptionField error={faults.jobDescription} />
      <ToldNote />
      <AnalyzeAction analyze={analyze} />
    </RequestForm>
  )
}

function AnalyzeAction({ analyze: { hasFile, credits, failure } }: { analyze: Analyze }) {
  const missing = useMissingFields(['resume', 'job description'])
  const hasResults = useAtomValue(analysisAtom).last !== null
  const { label, shortage, note } = analyzeButton({ hasFile, credits })
  return (
    <RequestButton
      missing={missing}
      // Repeating what was paid for is free.
      shortage={failure?.charge !== 'free-again' && shortage}
      {...(hasResults && { look: 'plain' })}
      aria-disabled={!hasFile || undefined}
      note={note}
    >
      {label}
    </RequestButton>
  )
}

/** After 'Close', which only hides the results. */
export function ShowLastResults() {
  const { last, isOpen } = useAtomValue(analysisAtom)
  if (!last || isOpen) return null
  return (
    <Button look="main" icon="retry" wide onClick={() => dispatchAnalysis({ type: 'results-were-shown' })}>
      Show last results
    </Button>
  )
}
