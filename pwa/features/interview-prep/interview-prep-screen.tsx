import './interview-prep.css'
import { useAtomValue } from 'jotai'
import { Arrivals } from '../../generation/arrivals.tsx'
import { FailureNote } from '../../generation/failure-note.tsx'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton, RequestForm } from '../../generation/form/request-form.tsx'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { askedWords } from '../../generation/status-words.ts'
import { useResumeAfterReload, useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { useReadyTitle } from '../../ui/tab-title.ts'
import { prepCredits, prepResume, priceNote, tooFewCredits } from './form-rules.ts'
import { phaseOf, prepOrder } from './prep-sections.ts'
import { preparationAtom, preparationGeneration } from './preparation.ts'
import { ResultsPhase } from './results-phase.tsx'
import { type Prepare, usePrepare } from './use-prepare.ts'

export default function InterviewPrepScreen({ takesFocus }: { takesFocus: boolean }) {
  const preparation = useAtomValue(preparationAtom)
  const phase = phaseOf(preparation)
  const prepare = usePrepare()
  useResumeAfterReload(prepare.resumeAfterReload)
  useReadyTitle(preparation.run.state === 'idle' && phase === 'results')

  const top = useTopOfPhase<HTMLDivElement>(phase, takesFocus)
  return (
    <div className="feature stack" ref={top} tabIndex={-1}>
      {phase === 'initial' && <InitialPhase prepare={prepare} />}
      {phase === 'loading' && <LoadingPhase />}
      {phase === 'results' && <ResultsPhase />}
      <Arrivals lines={phase === 'results' ? prepOrder.readyLines(receivedOf(preparation)) : []} />
    </div>
  )
}

function LoadingPhase() {
  return (
    <GeneratingCard
      title="Preparing Your Interview Materials"
      doing="The first part arrives in a moment, the rest within a minute or so"
      run={useAtomValue(preparationAtom).run}
      hold={askedWords(prepCredits)}
      steps={['Reading the ad for this round', 'Comparing your resume with it', 'Choosing the questions', 'Writing your brief']}
    />
  )
}

const steps: readonly Step[] = [
  { title: 'Add your resume', text: 'Optional: the answers then use your own facts.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Choose the round', text: 'A panel asks different questions than a recruiter.' },
  { title: 'Walk in prepared', text: 'Ten questions, a way to answer each, and a brief.' },
]

function InitialPhase({ prepare }: { prepare: Prepare }) {
  const { last } = useAtomValue(preparationAtom)
  return (
    <FormLayout
      intro={
        <HowThisWorks price={`Costs ${prepCredits} credits per preparation`} steps={steps}>
          A brief for one round of interviews: what it is for, what they look for, and what to say.
        </HowThisWorks>
      }
    >
      <FailureNote failure={prepare.failure} onDismiss={prepare.dismissFailure} />
      {last && (
        <Button icon="retry" wide onClick={() => preparationGeneration.dispatch({ type: 'results-were-shown' })}>
          Show last preparation
        </Button>
      )}
      <PrepForm prepare={prepare} />
      <ReplaceDialog
        question={prepare.replaceQuestion}
        title="Replace your last preparation?"
        description={`You haven't exported or copied it, and the new one replaces it. A new one takes ${prepCredits} credits.`}
        replace="Prepare anyway"
        keep="Keep it"
      />
    </FormLayout>
  )
}

function PrepForm({ prepare: { round, setRound, faults, press } }: { prepare: Prepare }) {
  return (
    <RequestForm feature="interview-prep" onPress={press}>
      <ResumeField
        kinds={prepResume}
        optional
        hint="PDF, DOCX or TXT up to 5MB"
        invitation={
          <>
            Drop it here, or <u>Select File</u>
          </>
        }
        changeLabel="Remove"
        error={faults.resume}
      />
      <JobDescriptionField error={faults.jobDescription} />
      <ToldNote />
      <RoundSelect hasBlank value={round} onChoose={setRound} error={faults.round} />
      <PrepButton round={round} />
    </RequestForm>
  )
}

function PrepButton({ round }: Pick<Prepare, 'round'>) {
  const credits = useCredits()
  const missing = useMissingFields(['job description', 'round'], round)
  const shortage = tooFewCredits(credits)
  return (
    <RequestButton missing={missing} shortage={shortage} note={priceNote(credits)}>
      Start Preparation
    </RequestButton>
  )
}
