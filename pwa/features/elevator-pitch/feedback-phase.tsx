import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { Attempt } from '../../answer-review/attempts.ts'
import { BeforeAfter } from '../../answer-review/before-after.tsx'
import { ScoreParts, ScoreVerdict } from '../../answer-review/score-summary.tsx'
import { ExportRow } from '../../export/export-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { NextStepLink } from '../../generation/next-step.tsx'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { holdWords } from '../../generation/status-words.ts'
import type { PlayerHandle } from '../../media/recorder/player.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { unsavedTakeAtom } from './at-stake.ts'
import { BackToStart } from './back-to-start.tsx'
import { FeedbackSections } from './feedback-sections.tsx'
import { SavePitch } from './library/save-pitch.tsx'
import { pitchOutline, pitchTitle } from './pitch-outline.ts'
import { pitchBandOf } from './pitch-rules.ts'
import { earlierPitchesAtom, recordedAtom, savedRecordingIdAtom, scriptAtom, stepAtom, takenScriptAtom } from './pitch-store.ts'
import { type ReviewParts, reviewCredits, reviewGeneration, reviewGenerationAtom, wholeReviewOf } from './review-generation.ts'
import { isStandInScript, scriptGenerationAtom } from './script-generation.ts'
import { dropRecording } from './start-over.ts'
import Take from './take.tsx'

interface FeedbackPhaseProps {
  uid: string
  onLibrary: () => void
}

const writing = `Your score is ready. The rest is being written. ${holdWords(reviewCredits)}`

export default function FeedbackPhase({ uid, onLibrary }: FeedbackPhaseProps) {
  const generation = useAtomValue(reviewGenerationAtom)
  const recorded = useAtomValue(recordedAtom)
  const setSavedRecordingId = useSetAtom(savedRecordingIdAtom)
  const player = useRef<PlayerHandle>(null)
  const { question, again } = useAgain()

  const received = receivedOf(generation)
  const earlier = useAtomValue(earlierPitchesAtom)
  const whole = generation.run.state === 'running' ? null : wholeReviewOf(generation)
  const taken = () => reviewGeneration.dispatch({ type: 'results-were-saved' })
  const saved = () => {
    setSavedRecordingId(recorded?.id ?? null)
    taken()
  }
  return (
    <div className="columns elevator-feedback">
      <div className="column column-side">
        <h2 tabIndex={-1} ref={takeLostFocus}>
          Your feedback
        </h2>
        {received.score && (
          <Card as="section">
            <FeedbackVerdict score={received.score} />
            <BeforeAfter attempts={[...earlier, attemptOf(received.score, earlier.length)]} />
          </Card>
        )}
        <Take player={player} findings={received.score?.findings} />
        <div className="stack not-printed">
          {whole && recorded && <SavePitch uid={uid} recorded={recorded} review={whole} onSaved={saved} />}
          <Button look="main" wide icon="retry" onClick={() => again(null)}>
            Record again
          </Button>
        </div>
        <GenerationStatus generation={generation} writing={writing}>
          Your library keeps it longer.
        </GenerationStatus>
      </div>
      <div className="stack">
        <FeedbackSections
          received={received}
          onPlay={recorded ? (ms) => player.current?.playFrom(ms) : undefined}
          onUse={again}
          onCopied={taken}
        />
        <TakeAlong isWhole={whole !== null} />
        {whole && (
          <div className="not-printed">
            <NextStepLink look="plain" />
          </div>
        )}
        <div className="between not-printed">
          <BackToStart />
          <Button look="quiet" icon="play" onClick={onLibrary}>
            Your library
          </Button>
        </div>
      </div>
      <ReplaceDialog
        question={question}
        title="Record again?"
        description="This take is not in your library. Recording again deletes it, and a new analysis costs 10 credits."
        replace="Record again"
        keep="Keep it"
      />
    </div>
  )
}

function TakeAlong({ isWhole }: { isWhole: boolean }) {
  const generation = useAtomValue(reviewGenerationAtom)
  const script = useAtomValue(scriptAtom)
  const written = useAtomValue(scriptGenerationAtom)
  const setTaken = useSetAtom(takenScriptAtom)
  const what = {
    title: pitchTitle,
    fileName: 'greenroom-elevator-pitch',
    blocks: () => pitchOutline(receivedOf(generation), script, isStandInScript(written, script)),
  }
  const taken = () => {
    setTaken(script)
    reviewGeneration.dispatch({ type: 'results-were-saved' })
  }
  return <ExportRow what={what} isWhole={isWhole} onExported={taken} />
}

const attemptOf = ({ score, delivery }: NonNullable<ReviewParts['score']>, before: number): Attempt => ({
  label: `Try ${before + 1}`,
  score,
  delivery,
})

/** Back to the camera with the same script or a better one. Confirms before an unsaved take is dropped. */
function useAgain() {
  const isUnsaved = useAtomValue(unsavedTakeAtom)
  const { score } = receivedOf(useAtomValue(reviewGenerationAtom))
  const setEarlier = useSetAtom(earlierPitchesAtom)
  const setStep = useSetAtom(stepAtom)
  const setScript = useSetAtom(scriptAtom)
  const [wanted, setWanted] = useState<{ script: string | null } | null>(null)
  function go(script: string | null) {
    setWanted(null)
    // The next attempt is compared with this one.
    if (score) setEarlier((earlier) => [...earlier, attemptOf(score, earlier.length)])
    if (script !== null) setScript(script)
    void dropRecording().then(() => setStep('recording'))
  }
  return {
    question: wanted && { onReplace: () => go(wanted.script), onKeep: () => setWanted(null) },
    again: (script: string | null) => (isUnsaved ? setWanted({ script }) : go(script)),
  }
}

function FeedbackVerdict({ score: { score, scoreParts } }: { score: NonNullable<ReviewParts['score']> }) {
  const { tone, word } = pitchBandOf(score)
  return (
    <div className="stack">
      <ScoreVerdict
        score={score}
        tone={tone}
        word={word}
        note={<p className="quiet small">The score is about this take, not about you.</p>}
      />
      <ScoreParts parts={scoreParts} what="pitch" />
    </div>
  )
}
