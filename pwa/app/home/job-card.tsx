import './job-card.css'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { jobTitleIn } from '../../../api/contract/job-title.ts'
import { countWords } from '../../../api/contract/limits.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { jobProgressAtom } from '../../platform/job-progress.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { useFreeCredits } from '../../session/credits/use-free-credits.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { megabytes } from '../../ui/file-size.ts'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { type JobFacts, nextStep } from './next-step.ts'

export function JobCard() {
  return (
    <section className="panel stack job-card" aria-labelledby="job">
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
    <div className="job-given between">
      <p className="fill">
        <strong>{what}</strong>, <span className="numbers">{size}</span>
      </p>
      {children}
    </div>
  )
}

function JobFigures() {
  const { score, interview, practiced } = useAtomValue(jobProgressAtom)
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const count = sumOf(practiced)
  const figures = [
    score?.jobDescription === ad && { name: 'Last score', figure: score.value, unit: 'of 100' },
    count > 0 && { name: 'Practiced', figure: count, unit: count === 1 ? 'question' : 'questions' },
    interview && { name: 'Last interview', figure: interview.mean.toFixed(1), unit: interview.label },
  ].filter((figure) => figure !== false && figure !== null)
  if (figures.length === 0) return null
  return (
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
  )
}

function NextStepAction() {
  const step = nextStep(useJobFacts())
  if ('add' in step) return <strong>{step.add}</strong>
  const { name, href, price } = step.open
  return (
    <div className="stack-tight button-with-note">
      <LinkButton look="main" wide href={href}>
        Next: {name}
      </LinkButton>
      <p className="button-note">{price}</p>
    </div>
  )
}

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

function useJobFacts(): JobFacts {
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const { score, interview, practiced } = useAtomValue(jobProgressAtom)
  const { state, credits } = useCredits()
  const free = useFreeCredits()
  return {
    hasAd: jobDescriptionFault(ad) === null,
    hasResume: resume !== null && resumeRule(plainResume, resume) === null,
    hasScore: score?.jobDescription === ad,
    hasPracticed: sumOf(practiced) > 0,
    hasInterview: interview !== null,
    credits: state === 'known' && !free.areOffered ? credits : null,
  }
}
