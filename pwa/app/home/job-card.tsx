import './job-card.css'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { jobTitleIn } from '../../../api/contract/job-title.ts'
import { countWords } from '../../../api/contract/limits.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { Button } from '../../ui/button.tsx'
import { megabytes } from '../../ui/file-size.ts'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { JobFigures } from './job-figures.tsx'
import { NextStepAction } from './next-step-action.tsx'

export function JobCard() {
  return (
    <section className="panel job-card" aria-labelledby="job">
      <div className="stack-tight">
        <h2 id="job">The job you want</h2>
        <p className="quiet small">Every feature uses this job ad and resume. They stay in this tab, the resume for an hour.</p>
      </div>
      <Ad />
      <Resume />
      <JobFigures />
      <NextStepAction />
    </section>
  )
}

function Ad() {
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const fault = jobDescriptionFault(ad)
  const [isOpen, setOpen] = useState(fault !== null)
  const foldWhole = (text: string) => setOpen(jobDescriptionFault(text) !== null)
  if (!isOpen) {
    return (
      <GivenLine what={jobTitleIn(ad) ?? 'Job description'} size={`${countWords(ad)} words`}>
        <Button small look="quiet" ref={takeLostFocus} aria-label="Edit the job description" onClick={() => setOpen(true)}>
          Edit
        </Button>
      </GivenLine>
    )
  }
  return (
    <div className="stack-tight">
      <JobDescriptionField rows={3} error={ad.trim() === '' ? null : fault} onWhole={foldWhole} />
      {fault === null && (
        <Button small onClick={() => setOpen(false)}>
          Done
        </Button>
      )}
    </div>
  )
}

/** A file that no paid feature accepts is shown with the reason. */
function Resume() {
  const [resume, setResume] = useAtom(resumeDraftAtom)
  if (!resume || resumeRule(plainResume, resume)) {
    return (
      <ResumeField kinds={plainResume} hint="PDF or DOCX up to 5MB" invitation="Drop it here, or tap to choose it" error={null} />
    )
  }
  return (
    <GivenLine what={resume.name} size={megabytes(resume.size)}>
      <Button small look="quiet" ref={takeLostFocus} aria-label="Change the resume" onClick={() => setResume(null)}>
        Change
      </Button>
    </GivenLine>
  )
}

function GivenLine({ what, size, children }: { what: string; size: string; children: ReactNode }) {
  return (
    <div className="job-given">
      <p>
        <strong>{what}</strong>, <span className="numbers">{size}</span>
      </p>
      {children}
    </div>
  )
}
