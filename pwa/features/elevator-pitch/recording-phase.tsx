import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { pitchJobDescriptionFault } from '../../../api/contract/job-description.ts'
import { CaptionsNote } from '../../answer-review/captions-line.tsx'
import { openCaptions } from '../../answer-review/live-captions.ts'
import { FailureNote } from '../../generation/failure-note.tsx'
import { JobDescriptionField } from '../../generation/form/form-fields.tsx'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import type { RecordingRow } from '../../platform/local-store.ts'
import { canListenBeside, type OnDevice, recognitionOnDevice } from '../../platform/speech-recognition.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BackToStart } from './back-to-start.tsx'
import { AnalyzeAction } from './pitch-actions.tsx'
import { keepOrder } from './pitch-order.ts'
import { characterCounter, tooLongHint, withShortGaps } from './pitch-rules.ts'
import { nothingSaid, recordedAtom, saidAtom, scriptAtom, stepAtom } from './pitch-store.ts'
import { SaidField } from './said-field.tsx'
import { ScriptCard } from './script-card.tsx'
import { PitchStudio } from './studio/pitch-studio.tsx'
import { studioAtom } from './studio/studio-store.ts'
import type { Review } from './use-review.ts'

interface RecordingPhaseProps {
  uid: string
  review: Review
  isDesktop: boolean
}

export default function RecordingPhase({ uid, review, isDesktop }: RecordingPhaseProps) {
  const script = useAtomValue(scriptAtom)
  const [recorded, setRecorded] = useAtom(recordedAtom)
  const setSaid = useSetAtom(saidAtom)
  const setStep = useSetAtom(stepAtom)
  useHeardWords()

  function take(next: RecordingRow) {
    // The studio reports its finished take each time it opens.
    if (next.id === recorded?.id) return
    review.dismissFailure()
    setRecorded(next)
    void keepOrder(next.practiceId)
  }
  function release() {
    setRecorded(null)
    setSaid(nothingSaid)
  }

  return (
    <div className="columns columns-even">
      <div className="column column-side">
        <FailureNote failure={review.failure} onDismiss={review.dismissFailure} />
        <ScriptCard isFolded={recorded !== null && !isDesktop} />
        {isDesktop && <Ways onForm={() => setStep('initial')} />}
      </div>
      <div className="stack">
        <PitchStudio
          uid={uid}
          script={script.trim() === '' ? null : withShortGaps(script)}
          recorded={recorded}
          isCameraElsewhere={!isDesktop}
          captions={!review.hearsAudio && canListenBeside() && <PitchCaptionsNote />}
          onRecorded={take}
          onDiscarded={release}
        />
        {recorded && <BeforeAnalyzing review={review} />}
        {recorded && isDesktop && <AnalyzeAction review={review} />}
        {!isDesktop && <Ways onForm={() => setStep('initial')} />}
      </div>
    </div>
  )
}

/** The studio's captions start with its recording; before that, ask the browser. */
function PitchCaptionsNote() {
  const [onDevice, setOnDevice] = useState<OnDevice>('no')
  useEffect(() => void recognitionOnDevice().then(setOnDevice), [])
  return <CaptionsNote onDevice={onDevice} onDownloaded={() => setOnDevice('yes')} />
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

function Ways({ onForm }: { onForm: () => void }) {
  return (
    <div className="row">
      <BackToStart />
      <Button small look="quiet" icon="pen" onClick={onForm}>
        Job and resume
      </Button>
    </div>
  )
}

function useHeardWords() {
  const studio = useAtomValue(studioAtom)
  const transcription = useAtomValue(configAtom)?.transcription ?? null
  const setSaid = useSetAtom(saidAtom)
  useEffect(() => {
    const captions = studio && openCaptions(studio.controller, transcription)
    if (!captions) return
    let isListening = false
    return studio.controller.view.subscribe(() => {
      const { state } = studio.controller.view.get().recorder
      if (state === 'recording' && !isListening) {
        isListening = true
        captions.start()
      }
      if (state !== 'completed' || !isListening) return
      isListening = false
      void captions.stop().then((words) => words && setSaid({ words, isHeard: true }))
    })
  }, [studio, transcription, setSaid])
}
