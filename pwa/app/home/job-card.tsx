import './job-card.css'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { jobTitleIn } from '../../../api/contract/job-title.ts'
import { countWords } from '../../../api/contract/limits.ts'
import { bandOf, scoreColorOf } from '../../../api/contract/score-band.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { NextStepLink, nextStep, practicedCount, useNextStep, useWorkspace } from '../../generation/next-step.tsx'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { jobProgressAtom } from '../../platform/job-progress.ts'
import { useGetCredits } from '../../session/credits/use-get-credits.ts'
import { Button } from '../../ui/button.tsx'
import { megabytes } from '../../ui/file-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { featureOf } from '../features.ts'

export function JobCard({ isCutOff }: { isCutOff: boolean }) {
  return (
    <section className="panel stack job-card" aria-labelledby="job">
      <Ad />
      <Resume />
      <JobFigures />
      <Next isCutOff={isCutOff} />
    </section>
  )
}

function Ad() {
  const { areFree } = useGetCredits()
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const company = useAtomValue(jobProgressAtom).score?.company
  const title = jobTitleIn(ad) ?? 'The job you want'
  return (
    <JobDescriptionField
      rows={3}
      label={<span className="only-heard">Job description</span>}
      error={ad.trim() === '' ? null : jobDescriptionFault(ad)}
      folded={(edit) => (
        <Given
          size={`Job description, ${countWords(ad)} words`}
          what={<h2 id="job">{company ? `${title} at ${company}` : title}</h2>}
        >
          {edit}
        </Given>
      )}
    >
      <div>
        <h2 id="job">The job you want</h2>
        {!areFree && <p className="quiet small">Paste the ad, add your resume, see your score. Both stay in this tab.</p>}
      </div>
    </JobDescriptionField>
  )
}

/** The second step. A file that no paid feature accepts is shown with the reason. */
function Resume() {
  const [resume, setResume] = useAtom(resumeDraftAtom)
  const { hasAd } = useWorkspace()
  const { areFree } = useGetCredits()
  if (!resume && !hasAd && areFree) return null
  if (!resume || resumeRule(plainResume, resume)) {
    return <ResumeField kinds={plainResume} hint={null} error={null} />
  }
  return (
    <Given what={<strong>{resume.name}</strong>} size={`Your resume, ${megabytes(resume.size)}`}>
      <Button small look="quiet" ref={takeLostFocus} aria-label="Change the resume" onClick={() => setResume(null)}>
        Change
      </Button>
    </Given>
  )
}

function Given({ what, size, children }: { what: ReactNode; size: string; children: ReactNode }) {
  return (
    <div className="job-given between">
      <div className="fill">
        {what}
        <small className="quiet numbers block">{size}</small>
      </div>
      {children}
    </div>
  )
}

/** The first steps are the fields of this card. Later ones need a connection. */
function Next({ isCutOff }: { isCutOff: boolean }) {
  const { label, href } = useNextStep()
  const workspace = useWorkspace()
  const { areFree } = useGetCredits()
  if (href !== '/') return isCutOff ? null : <NextStepLink />
  const { hasAd, hasResume } = workspace
  const first = nextStep({ ...workspace, hasAd: true, hasResume: true })
  const isFirst = first.asks === 'analyze' && first.href === featureOf('resume-analysis').href
  if (!hasAd && (isCutOff || areFree || !isFirst)) return null
  function goToField() {
    if (hasAd) document.querySelector<HTMLElement>('.job-card input[type=file]')?.click()
    else document.querySelector<HTMLElement>('.job-card textarea')?.focus()
  }
  return (
    <Button
      wide
      look={isCutOff || areFree ? 'plain' : 'main'}
      onClick={goToField}
      note={hasAd ? 'PDF or DOCX up to 5MB. Stays for one hour.' : `First add the ad${hasResume ? '' : ' and your resume'}.`}
    >
      {hasAd ? label : first.label}
    </Button>
  )
}

/** The last scores lead to their results; what was practiced stands below. */
function JobFigures() {
  const workspace = useWorkspace()
  const { score, interview } = workspace
  const count = practicedCount(workspace)
  const { tone, word } = bandOf(score?.value ?? 0)
  return (
    <>
      {score && (
        <JobScore
          href={featureOf('resume-analysis').href}
          ring={<ScoreRing score={score.value} tone={tone} size={72} label={`Last score ${score.value} of 100`} />}
          title={`Last score: ${word}`}
        >
          {score.change &&
            (score.change.why
              ? `${score.value > score.change.from ? 'Up' : 'Down'} from ${score.change.from}: ${score.change.why}`
              : `The analysis before: ${score.change.from}`)}
        </JobScore>
      )}
      {interview && (
        <JobScore
          href={featureOf('voice-interview').href}
          ring={
            <ScoreRing
              score={interview.mean * 10}
              number={interview.mean.toFixed(1)}
              tone={scoreColorOf(interview.mean)}
              size={72}
              label={`Last interview ${interview.mean.toFixed(1)} of 10`}
            />
          }
          title={`Last interview: ${interview.label}`}
        >
          {interview.answered && `${interview.answered} of 10 answered`}
        </JobScore>
      )}
      {count > 0 && <p className="small quiet numbers">{count === 1 ? '1 question' : `${count} questions`} practiced</p>}
    </>
  )
}

function JobScore({ href, ring, title, children }: { href: string; ring: ReactNode; title: string; children: ReactNode }) {
  return (
    <a className="job-score between" href={href}>
      {ring}
      <span className="fill">
        <strong className="block">{title}</strong>
        {children && <small className="quiet block numbers">{children}</small>}
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}
