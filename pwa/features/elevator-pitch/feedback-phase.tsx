import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { TakeAlongRow } from '../../export/take-along-row.tsx'
import { usePrintUnfolded } from '../../export/use-print-unfolded.ts'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import type { PlayerHandle } from '../../media/recorder/player.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { unsavedTakeAtom } from './at-stake.ts'
import { BackToStart } from './back-to-start.tsx'
import { FeedbackSections } from './feedback-sections.tsx'
import { FeedbackStatus } from './feedback-status.tsx'
import { FeedbackVerdict } from './feedback-verdict.tsx'
import { SavePitch } from './library/save-pitch.tsx'
import { pitchOutline, pitchTitle } from './pitch-outline.ts'
import { placeAtom, recordedAtom, savedRecordingIdAtom, scriptAtom, takenScriptAtom } from './pitch-store.ts'
import { receivedOf, reviewGeneration, reviewGenerationAtom, wholeReviewOf } from './review-generation.ts'
import { isStandInScript, scriptGenerationAtom } from './script-generation.ts'
import { dropRecording } from './start-anew.ts'
import { Take } from './take.tsx'

interface FeedbackPhaseProps {
  uid: string
  onLibrary: () => void
}

/** The specification's feedback phase: the take, its score and why, what to change, and the pitch told better. */
export function FeedbackPhase({ uid, onLibrary }: FeedbackPhaseProps) {
  const answer = useAtomValue(reviewGenerationAtom)
  const recorded = useAtomValue(recordedAtom)
  const setSavedRecordingId = useSetAtom(savedRecordingIdAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const player = useRef<PlayerHandle>(null)
  const paper = useRef<HTMLDivElement>(null)
  const { asks, again, goOn, stay } = useAgain()
  usePrintUnfolded(paper)
  // Whatever had the focus (the button, the waiting view) has just gone; otherwise it stays where the reader put it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  const received = receivedOf(answer)
  const whole = answer.run.state === 'running' ? null : wholeReviewOf(answer)
  const taken = () => reviewGeneration.dispatch({ type: 'results-were-saved' })
  const saved = () => {
    setSavedRecordingId(recorded?.recordingId ?? null)
    taken()
  }
  return (
    <div className="elevator-columns elevator-feedback" ref={paper}>
      <div className="elevator-side">
        <h2 tabIndex={-1} ref={heading}>
          Your feedback
        </h2>
        <FeedbackStatus />
        <Take player={player} />
        {received.score && (
          <Card as="section" className="elevator-verdict">
            <FeedbackVerdict score={received.score} />
          </Card>
        )}
        <div className="stack not-printed">
          {whole && recorded && <SavePitch uid={uid} recorded={recorded} review={whole} onSaved={saved} />}
          <Button wide icon="retry" onClick={() => again(null)}>
            Record again
          </Button>
        </div>
      </div>
      <div className="stack">
        <FeedbackSections
          received={received}
          onPlay={recorded ? (ms) => player.current?.playFrom(ms) : undefined}
          onUse={again}
          onCopied={taken}
        />
        <TakeAlong isWhole={whole !== null} />
        <div className="row not-printed elevator-back">
          <BackToStart />
          <Button look="quiet" icon="play" onClick={onLibrary}>
            Your library
          </Button>
        </div>
      </div>
      {asks && (
        <ReplaceDialog
          title="Record again?"
          description="This take is not in your library: it goes from this device, and a new analysis takes 10 credits."
          goOn="Record again"
          keep="Keep it"
          onGoOn={goOn}
          onKeep={stay}
        />
      )}
    </div>
  )
}

function TakeAlong({ isWhole }: { isWhole: boolean }) {
  const answer = useAtomValue(reviewGenerationAtom)
  const script = useAtomValue(scriptAtom)
  const written = useAtomValue(scriptGenerationAtom)
  const setTaken = useSetAtom(takenScriptAtom)
  const what = {
    title: pitchTitle,
    fileName: 'greenroom-elevator-pitch',
    blocks: () => pitchOutline(receivedOf(answer), script, isStandInScript(written, script)),
  }
  const taken = () => {
    setTaken(script)
    reviewGeneration.dispatch({ type: 'results-were-saved' })
  }
  return <TakeAlongRow what={what} isWhole={isWhole} onTaken={taken} />
}

/** Once more before the camera, with the script of before or a better one. An unsaved take is asked about first. */
function useAgain() {
  const isUnsaved = useAtomValue(unsavedTakeAtom)
  const setPlace = useSetAtom(placeAtom)
  const setScript = useSetAtom(scriptAtom)
  const [wanted, setWanted] = useState<{ script: string | null } | null>(null)
  function go(script: string | null) {
    setWanted(null)
    if (script !== null) setScript(script)
    void dropRecording().then(() => setPlace('recording'))
  }
  return {
    asks: wanted !== null,
    again: (script: string | null) => (isUnsaved ? setWanted({ script }) : go(script)),
    goOn: () => wanted && go(wanted.script),
    stay: () => setWanted(null),
  }
}
