import './job-card.css'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { jobTitleIn } from '../../../api/contract/job-title.ts'
import { countWords } from '../../../api/contract/limits.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { NextStepLink, practicedCount, useNextStep, useWorkspace } from '../../generation/next-step.tsx'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { Button } from '../../ui/button.tsx'
import { megabytes } from '../../ui/file-size.ts'
import { takeLostFocus } from '../../ui/take-focus.ts'

export function JobCard() {
  const next = useNextStep()
  return (
    <section className="panel stack job-card" aria-labelledby="job">
      <div className="stack-tight">
        <h2 id="job">The job you want</h2>
        <p className="quiet small">Every feature uses this job ad and resume. They stay in this tab, the resume for an hour.</p>
      </div>
      <Ad />
      <Resume />
      <JobFigures />
      {next.href === '/' ? <strong>{next.label}.</strong> : <NextStepLink />}
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
    <div className="job-given between">
      <p className="fill">
        <strong>{what}</strong>, <span className="numbers">{size}</span>
      </p>
      {children}
    </div>
  )
}

function JobFigures() {
  const workspace = useWorkspace()
  const { score, interview } = workspace
  const count = practicedCount(workspace)
  const figures = [
    score && { name: 'Last score', figure: score.value, unit: 'of 100' },
    count > 0 && { name: 'Practiced', figure: count, unit: count === 1 ? 'question' : 'questions' },
    interview && { name: 'Last interview', figure: interview.mean.toFixed(1), unit: interview.label },
  ].filter((figure) => figure !== false && figure !== null)
  if (figures.length === 0) return null
  return (
    <div className="stack-tight">
      <dl className="job-figures grid">
        {figures.map(({ name, figure, unit }) => (
          <div key={name} className="box">
            <dt className="small quiet">{name}</dt>
            <dd className="small numbers">
              <strong>{figure}</strong> {unit}
            </dd>
          </div>
        ))}
      </dl>
      {score?.change && (
        <p className="small numbers">
          {score.change.from} → {score.value}: {score.change.why}
        </p>
      )}
    </div>
  )
}
