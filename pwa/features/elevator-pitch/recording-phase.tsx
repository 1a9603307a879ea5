import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { pitchJobDescriptionFault } from '../../../api/contract/job-description.ts'
import { countWords, pitch } from '../../../api/contract/limits.ts'
import { withoutGaps } from '../../../api/contract/pitch-choices.ts'
import { CaptionsNote } from '../../answer-review/captions-line.tsx'
import { onDeviceAtom } from '../../answer-review/live-captions.ts'
import { CreditsOffer } from '../../generation/credits-offer.tsx'
import { FailureNote } from '../../generation/failure-note.tsx'
import { JobDescriptionField } from '../../generation/form/form-fields.tsx'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStorage } from '../../media/uploads/storage.ts'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { canListenBeside, recognitionOnDevice } from '../../platform/speech-recognition.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useOnLeave } from '../../ui/in-front.ts'
import { PageAction } from '../../ui/page.tsx'
import { gapsIn } from '../../ui/with-gaps.tsx'
import { BackToStart } from './back-to-start.tsx'
import { characterCounter, tooFewCredits, tooLongHint, withShortGaps } from './pitch-rules.ts'
import { recordedAtom, saidAtom, scriptAtom, stepAtom } from './pitch-store.ts'
import { reviewCredits } from './review-generation.ts'
import { reading, ScriptCard } from './script-card.tsx'
import { RecordedCard } from './studio/recorded-card.tsx'
import { StartCard } from './studio/start-card.tsx'
import { StudioStage } from './studio/studio-stage.tsx'
import { leaveStage, openStage, stageAtom, studioAtom } from './studio/studio-store.ts'
import type { Review } from './use-review.ts'

interface RecordingPhaseProps {
  review: Review
}

export default function RecordingPhase({ review }: RecordingPhaseProps) {
  const isDesktop = useIsDesktop()
  const script = useAtomValue(scriptAtom)
  const recorded = useAtomValue(recordedAtom)
  const setStep = useSetAtom(stepAtom)
  const studio = useAtomValue(studioAtom)
  const stage = useAtomValue(stageAtom)
  useOnLeave(leaveStage)
  const [view, setView] = useState(reading)
  const isEditing = view.edits !== 'nothing'
  // Then the main button fills the script's first blank.
  const hasBlanks = gapsIn(script).length > 0

  const failure = <FailureNote failure={review.failure} onDismiss={review.dismissFailure} />
  const isTakeFirst = recorded !== null && !isDesktop
  return (
    <div className={isTakeFirst ? 'stack' : 'columns columns-even'}>
      {isTakeFirst ? (
        failure
      ) : (
        <div className="column column-side">
          {failure}
          <ScriptCard view={view} onView={setView} />
          {isDesktop && <Ways onForm={() => setStep('initial')} />}
        </div>
      )}
      <div className="stack">
        {recorded ? (
          <RecordedCard studio={studio} recorded={recorded}>
            {!isEditing && <AnalyzeAction review={review} />}
          </RecordedCard>
        ) : isEditing && !isDesktop ? null : (
          <StartCard
            isCameraElsewhere={!isDesktop && !hasBlanks}
            isMain={!isEditing && !hasBlanks}
            captions={!review.hearsAudio && canListenBeside() && <PitchCaptionsNote />}
          />
        )}
        {studio && stage && (
          <StudioStage
            key={studio.session.id}
            studio={studio}
            wants={stage.wants}
            script={script.trim() === '' ? null : withShortGaps(script)}
          />
        )}
        {recorded && <BeforeAnalyzing review={review} />}
        {!isEditing && !recorded && !isDesktop && !hasBlanks && <CameraAction />}
        {isTakeFirst && <ScriptCard view={view} onView={setView} isFolded />}
        {!isDesktop && !isEditing && <Ways onForm={() => setStep('initial')} />}
      </div>
    </div>
  )
}

/** The studio's captions start with its recording; before that, ask the browser. */
function PitchCaptionsNote() {
  const setOnDevice = useSetAtom(onDeviceAtom)
  useEffect(() => void recognitionOnDevice().then(setOnDevice), [setOnDevice])
  return <CaptionsNote />
}

function BeforeAnalyzing({ review }: { review: Review }) {
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  // Once shown, the field stays while it is filled in.
  const [asksForJob] = useState(review.needsJob)
  return (
    <>
      {(asksForJob || review.faults.jobDescription) && (
        <Card as="section" className="stack">
          <JobDescriptionField
            placeholder={undefined}
            hint={
              review.needsJob && jobDescription !== '' ? tooLongHint : 'The coach compares your pitch with the job it is for.'
            }
            error={review.faults.jobDescription}
            counter={characterCounter}
            fault={pitchJobDescriptionFault}
            rows={5}
          />
        </Card>
      )}
      <SaidField review={review} />
    </>
  )
}

function SaidField({ review: { hearsAudio, faults, words } }: { review: Review }) {
  const [said, setSaid] = useAtom(saidAtom)
  const script = useAtomValue(scriptAtom)
  const hint = said.isHeard
    ? 'Your browser transcribed this as you spoke. Correct what it misheard.'
    : 'There is no transcript. Play your recording and type what you said, word for word.'
  const field = (
    <div className="stack">
      <TextArea
        ref={words}
        label="What you said"
        hint={hearsAudio ? 'Leave this empty to have your recording transcribed. Typed words are used as they are.' : hint}
        value={said.words}
        onChange={(event) => setSaid({ words: event.target.value, isHeard: false })}
        error={faults.said}
        counter={`${countWords(said.words)} words`}
        rows={7}
        maxLength={pitch.transcriptMaxCharacters}
      />
      {script.trim() !== '' && said.words === '' && (
        <div className="row">
          <Button small icon="copy" onClick={() => setSaid({ words: withoutGaps(script).trim(), isHeard: false })}>
            Start from my script
          </Button>
        </div>
      )}
    </div>
  )
  if (!hearsAudio) return <Card as="section">{field}</Card>
  return (
    <Collapsible title="Type what you said instead" {...(said.words && { open: true })}>
      {field}
    </Collapsible>
  )
}

function Ways({ onForm }: { onForm: () => void }) {
  return (
    <div className="row-tight">
      <BackToStart />
      <Button small look="quiet" icon="pen" onClick={onForm}>
        Job and resume
      </Button>
    </div>
  )
}

function CameraAction() {
  return (
    <PageAction>
      <Button
        look="main"
        icon="pitch"
        wide
        onClick={() => void openStage('video')}
        note={`Free. Up to ${pitch.recordingMaxSeconds} seconds.`}
      >
        Open the camera
      </Button>
    </PageAction>
  )
}

function AnalyzeAction({ review }: { review: Review }) {
  const isOnline = useOnline()
  const keeps = useStorage()
  const offline = `${reviewCredits} credits. No connection; your recording is ${whereItIs[keeps]}.`
  const online = `${review.hasWords ? 'Your words are sent' : 'Only the audio is sent'}. You pay only if you get feedback.`
  const missing = isOnline ? tooFewCredits(review.credits, reviewCredits, pitchTexts.tooFewForAnalysis) : null
  return (
    <PageAction>
      {missing ? (
        <CreditsOffer wanted={{ reason: 'elevator_pitch_analysis', proceed: review.press }} note={missing} />
      ) : review.lacksWords ? (
        <Button look="main" wide icon="pen" onClick={review.toWords} note={`Then analyze it (${reviewCredits} credits).`}>
          Add what you said
        </Button>
      ) : (
        <Button look="main" wide onClick={review.press} note={isOnline ? online : offline}>
          {isOnline ? `Analyze (${reviewCredits} credits)` : 'Analyze when connected'}
        </Button>
      )}
    </PageAction>
  )
}
