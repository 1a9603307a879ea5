import { useAtomValue } from 'jotai'
import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { FailureNote } from '../../generation/failure-note.tsx'
import { shortageNote } from '../../generation/form/balance.ts'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton, RequestForm } from '../../generation/form/request-form.tsx'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { isUnsaved, receivedOf } from '../../generation/generation.ts'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { costBanner, qaCredits, qaResume } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'
import { openQuestions, ownCountAtom } from './session-store.ts'
import type { QuestionsForm as Form } from './use-questions-form.ts'

const steps: readonly Step[] = [
  { title: 'Upload your resume', text: 'PDF or DOCX up to 5MB.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Choose the round', text: 'A panel asks different questions than a recruiter.' },
  { title: 'Practice', text: 'Read, say it aloud, and mark what you know.' },
]

export function InitialPhase({ form }: { form: Form }) {
  const questions = useAtomValue(questionsAtom)
  const hasQuestions = receivedOf(questions).questions !== undefined
  const unsaved = isUnsaved(questions.last)
    ? "You haven't exported or copied all of them, and the new ones replace them."
    : 'The new ones replace them.'
  const ownCount = useAtomValue(ownCountAtom)
  const withOwn = ownCount > 0 ? ' Your own answers are replaced too.' : ''
  return (
    <FormLayout
      intro={
        <HowThisWorks steps={steps}>
          Ten likely questions for this job, each with a way to answer it from your own facts.
        </HowThisWorks>
      }
    >
      <FailureNote failure={form.failure} onDismiss={form.dismissFailure} />
      {hasQuestions && (
        <Button icon="retry" wide onClick={openQuestions}>
          Show last questions
        </Button>
      )}
      <QuestionsForm form={form} />
      <ReplaceDialog
        question={form.replaceQuestion}
        title="Replace your last questions?"
        description={`${unsaved}${withOwn} New ones take ${qaCredits} credits.`}
        replace="Generate anyway"
        keep="Keep them"
      />
    </FormLayout>
  )
}

function RoundBadges({ round }: { round: InterviewRound }) {
  const { title, description } = interviewRounds[round]
  return (
    <div className="row-tight">
      <Badge tone="lamp">{title}</Badge>
      <Badge tone="quiet">
        <span className="sentence-case">{description}</span>
      </Badge>
    </div>
  )
}

function QuestionsForm({ form: { round, setRound, faults, press } }: { form: Form }) {
  return (
    <RequestForm feature="interview-qa" onPress={press}>
      <RoundBadges round={round} />
      <ResumeField kinds={qaResume} label="Upload Resume (PDF, DOC, DOCX)" hint="Max file size: 5MB" error={faults.resume} />
      <JobDescriptionField
        label="Job Description"
        placeholder="Paste the full job description here"
        error={faults.jobDescription}
      />
      <ToldNote />
      <RoundSelect label="Interview Round" hint={null} value={round} onChoose={setRound} />
      <CostCard />
      <QuestionsButton />
    </RequestForm>
  )
}

function CostCard() {
  const credits = useCredits()
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const { price, use, available } = costBanner(credits, isDevMode)
  return (
    <div className="box beside">
      <Icon name={credits.state === 'unknown' ? 'warning' : 'info'} />
      <div>
        <strong className="block">{price}</strong>
        <p className="small">{use}</p>
        <p className="small numbers">
          {available}{' '}
          {credits.state === 'unknown' && (
            <button type="button" className="link-button" onClick={() => void credits.refetch()}>
              Check again
            </button>
          )}
        </p>
      </div>
    </div>
  )
}

/** The banner above has the price. */
function QuestionsButton() {
  const isRunning = useAtomValue(questionsAtom).run.state === 'running'
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const shortage = shortageNote(useCredits(), isDevMode ? 0 : qaCredits)
  const missing = useMissingFields(['resume', 'job description'])
  const note = 'You pay only if you get questions.'
  return (
    <RequestButton {...{ missing, shortage, note }} busy={isRunning}>
      {isRunning ? 'Generating...' : 'Generate Tailored Questions'}
    </RequestButton>
  )
}
