import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { captionsNote } from '../../answer-review/captions-line.tsx'
import { FailureNote } from '../../generation/failure-note.tsx'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { canListenBeside } from '../../platform/speech-recognition.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import { AnalyzeAction } from './analyze-action.tsx'
import { BackToStart } from './back-to-start.tsx'
import { keepOrder, keepOrderOf } from './pitch-order.ts'
import { characterCounter, tooLongHint } from './pitch-rules.ts'
import { nothingSaid, placeAtom, recordedAtom, saidAtom, scriptAtom } from './pitch-store.ts'
import type { RecordedPitch } from './recorded-pitch.ts'
import { SaidField } from './said-field.tsx'
import { ScriptCard } from './script-card.tsx'
import { PitchStudio } from './studio/pitch-studio.tsx'
import { studioAtom } from './studio/studio-store.ts'
import { useHeardWords } from './use-heard-words.ts'
import type { Review } from './use-review.ts'

interface RecordingPhaseProps {
  uid: string
  review: Review
  isDesktop: boolean
}

/** The specification's recording phase: the script, the camera, and the take. */
export function RecordingPhase({ uid, review, isDesktop }: RecordingPhaseProps) {
  const script = useAtomValue(scriptAtom)
  const [recorded, setRecorded] = useAtom(recordedAtom)
  const setSaid = useSetAtom(saidAtom)
  const setPlace = useSetAtom(placeAtom)
  useHeardWords()
  const studio = useAtomValue(studioAtom)
  useEffect(() => (studio ? keepOrderOf(studio) : undefined), [studio])

  function take(next: RecordedPitch) {
    // The studio hands its finished take on again when it is opened again.
    if (next.recordingId === recorded?.recordingId) return
    review.forgetFailures()
    setRecorded(next)
    void keepOrder(next.practiceId)
  }
  function letGo() {
    setRecorded(null)
    setSaid(nothingSaid)
  }

  return (
    <div className="elevator-columns elevator-recording">
      <div className="elevator-side">
        <FailureNote failure={review.failure} onDismiss={review.forgetFailures} />
        <ScriptCard isFolded={recorded !== null && !isDesktop} />
        {isDesktop && <Ways onForm={() => setPlace('initial')} />}
      </div>
      <div className="stack">
        {!recorded && !review.hearsAudio && canListenBeside() && <p className="small quiet">{captionsNote}</p>}
        <PitchStudio
          uid={uid}
          script={script.trim() === '' ? null : script}
          recorded={recorded}
          isCameraElsewhere={!isDesktop}
          onRecorded={take}
          onDiscarded={letGo}
        />
        {recorded && <BeforeAnalyzing review={review} />}
        {recorded && isDesktop && <AnalyzeAction review={review} />}
        {!isDesktop && <Ways onForm={() => setPlace('initial')} />}
      </div>
    </div>
  )
}

/** What an analysis may need besides the recording. */
function BeforeAnalyzing({ review }: { review: Review }) {
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  // Asked for once, it stays while it is typed.
  const [asksForJob] = useState(review.needsJob)
  return (
    <>
      {(asksForJob || review.faults.jobDescription) && (
        <Card as="section" className="stack">
          <TextArea
            label="Job description"
            hint={
              review.needsJob && jobDescription !== '' ? tooLongHint : 'The coach holds your pitch against the job it is for.'
            }
            value={jobDescription}
            onChange={(event) => setJobDescription(event.target.value)}
            error={review.faults.jobDescription}
            counter={characterCounter(jobDescription)}
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
    <div className="row elevator-back">
      <BackToStart />
      <Button look="quiet" icon="pen" onClick={onForm}>
        Job and resume
      </Button>
    </div>
  )
}
