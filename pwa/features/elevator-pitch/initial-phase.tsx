import { useAtomValue, useSetAtom } from 'jotai'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { pitchJobDescriptionFault } from '../../../api/contract/job-description.ts'
import { FailureNote } from '../../generation/failure-note.tsx'
import { JobDescriptionField, ResumeField } from '../../generation/form/form-fields.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { nextStepLabels, useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton, RequestForm } from '../../generation/form/request-form.tsx'
import { ToldNote } from '../../generation/form/told-note.tsx'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { isBuiltInAtom } from '../../session/auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SwitchChoice } from '../../ui/switch-choice.tsx'
import { characterCounter, pitchResume, tooFewCredits, tooLongHint } from './pitch-rules.ts'
import { recordedAtom, scriptAtom, stepAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptCredits } from './script-generation.ts'
import type { Script } from './use-script.ts'

const steps: readonly Step[] = [
  { title: 'Get a script', text: 'For 60 to 90 seconds, from the ad and your own lines. Yours to change. 10 credits.' },
  { title: 'Record it', text: 'Up to 90 seconds on camera, the script over the picture. Free, as often as you like.' },
  {
    title: 'See how it went',
    text: 'A score with reasons, the moments to look at, and a better version of your pitch. 10 credits.',
  },
  { title: 'Keep the best', text: 'Up to three pitches in your library. Only you see them.' },
]

interface InitialPhaseProps {
  script: Script
  onLibrary: () => void
}

export function InitialPhase({ script, onLibrary }: InitialPhaseProps) {
  return (
    <FormLayout
      intro={
        <HowThisWorks price="10 credits for the script, 10 for the analysis." steps={steps}>
          Sixty seconds about you, for this job: written, recorded, and improved.
        </HowThisWorks>
      }
      beside={<EarlierWork />}
    >
      <FailureNote failure={script.failure} onDismiss={script.dismissFailure} />
      <PitchForm script={script} />
      <Card tone="sunk" className="stack-close">
        <p>
          <strong>Already have a script?</strong> Practicing is free: paste it, write one, or just talk.
        </p>
        <Button wide onClick={script.recordAtOnce}>
          Record without a script
        </Button>
      </Card>
      <Button icon="play" wide onClick={onLibrary}>
        Your library
      </Button>
      <ReplaceDialog
        question={script.replaceQuestion}
        title="Replace your script?"
        description={`You haven't copied it, and the new one replaces it. A new one takes ${scriptCredits} credits.`}
        replace="Write a new one"
        keep="Keep it"
      />
    </FormLayout>
  )
}

function EarlierWork() {
  const setStep = useSetAtom(stepAtom)
  const hasScript = useAtomValue(scriptAtom) !== ''
  const recorded = useAtomValue(recordedAtom)
  const { last, isOpen } = useAtomValue(reviewGenerationAtom)
  const hasFeedback = last !== null && isOpen
  if (hasFeedback)
    return (
      <Button icon="retry" wide onClick={() => setStep('feedback')}>
        Show last feedback
      </Button>
    )
  if (!hasScript && !recorded) return null
  return (
    <Button icon="retry" wide onClick={() => setStep('recording')}>
      {recorded ? 'Continue with your recording' : 'Continue with your script'}
    </Button>
  )
}

const uploadTypes = { resume: 'My resume', none: 'No resume' }
const uploadTexts = { resume: 'Your own facts and figures', none: '[blanks] for you to fill in' }

function PitchForm({ script }: { script: Script }) {
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const { uploadType, setUploadType, faults, press } = script
  const isTooLong = faults.jobDescription !== null && jobDescription.trim() !== ''
  return (
    <RequestForm feature="elevator-pitch" onPress={press}>
      <div className="stack-tight">
        <p className="field-label" aria-hidden="true">
          What should the script build on?
        </p>
        <SwitchChoice
          legend="What should the script build on?"
          options={uploadTypes}
          value={uploadType}
          onChange={setUploadType}
        />
        <p className="small quiet">{uploadTexts[uploadType]}</p>
      </div>
      {uploadType === 'resume' && <PitchResume fault={faults.resume} />}
      <JobDescriptionField
        placeholder="Paste the ad: what the job is, and what they ask for"
        hint={isTooLong && tooLongHint}
        error={faults.jobDescription}
        counter={characterCounter}
        fault={pitchJobDescriptionFault}
      />
      <ToldNote />
      <ScriptAction script={script} />
    </RequestForm>
  )
}

function ScriptAction({ script: { credits, uploadType } }: { script: Script }) {
  const isBuiltIn = useAtomValue(isBuiltInAtom)
  const missing = useMissingFields(uploadType === 'resume' ? ['resume', 'job description'] : ['job description'])
  const shortage = tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript)
  const without = isBuiltIn ? 'No AI is connected: it says your own lines that fit this ad best. ' : ''
  const note = `${without}You pay only if you get a script.${credits.state === 'known' ? ` You have ${credits.credits}.` : ''}`
  return (
    <RequestButton {...{ missing, shortage, note }}>
      {missing[0] ? nextStepLabels[missing[0]] : `Generate Script (${scriptCredits} credits)`}
    </RequestButton>
  )
}

/** A file accepted by another form may not work here, and then says which types do. */
function PitchResume({ fault }: { fault: string | null }) {
  const resume = useAtomValue(resumeDraftAtom)
  return (
    <div className="stack">
      <ResumeField kinds={pitchResume} error={fault} />
      {resume && fault && (
        <p className="small quiet">
          {resume.name} was chosen for another feature. Save it again as PDF or DOCX and choose that file, or continue with “No
          resume”.
        </p>
      )}
    </div>
  )
}
