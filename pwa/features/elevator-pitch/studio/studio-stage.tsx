import './studio-stage.css'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { Stage } from '../../../media/interview-runner/stage.tsx'
import { LevelMeter } from '../../../media/recorder/level-meter.tsx'
import { isUnderWay } from '../../../media/recorder/recorder.ts'
import { RecordedTime } from '../../../media/recorder/recorder-parts.tsx'
import { cameraUnavailable } from '../../../media/recorder/recording-texts.ts'
import type { MediaKind } from '../../../platform/local-store.ts'
import { useStore } from '../../../platform/use-store.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { prompterSettingsAtom } from './prompter-settings.ts'
import { StageControls } from './stage-controls.tsx'
import { recordingLimitMs, type Studio } from './studio-store.ts'
import { stageNote, stateWords } from './studio-texts.ts'
import { Teleprompter } from './teleprompter.tsx'
import { type StageActions, useStage } from './use-stage.ts'

interface StudioStageProps {
  studio: Studio
  wants: MediaKind
  script: string | null
}

export function StudioStage({ studio, wants, script: written }: StudioStageProps) {
  const { controller } = studio
  const stage = useStage(studio, wants)
  const { recorder, count } = stage
  const isRefused = recorder.state === 'refused'
  const script = isRefused ? null : written
  const isOpen = isUnderWay(recorder)
  const kind = 'kind' in recorder ? recorder.kind : 'wants' in recorder ? recorder.wants : wants
  const stream = controller.stream()
  const level = { read: controller.levelDb, isOn: stream !== null && recorder.state !== 'paused' }
  return (
    <Stage label="Pitch studio" controller={controller} limitMs={recordingLimitMs} onLeave={stage.back}>
      <div className="studio" data-kind={kind} data-refused={isRefused}>
        {!isRefused && (
          <div className="studio-picture">
            {kind === 'audio' ? (
              <span className="studio-sound-words stack-snug centered quiet" aria-hidden="true">
                <Icon name="mic" size={44} />
                Audio only
              </span>
            ) : (
              stream && (
                <>
                  <CameraPicture stream={stream} />
                  {!isOpen && <FramingGuide />}
                </>
              )
            )}
          </div>
        )}
        <div className="studio-top">
          <header className="studio-bar flanked">
            {!isOpen && <IconButton icon="close" label="Close" onClick={stage.close} />}
            <p className="studio-clock row">
              <span className="studio-word" data-live={recorder.state === 'recording'}>
                {count === null ? stateWords[recorder.state] : 'Places'}
              </span>
              <RecordedTime controller={controller} limit={{ limitMs: recordingLimitMs, isUntimed: false }} />
            </p>
          </header>
          {script !== null && <ScriptOnTop script={script} stage={stage} />}
        </div>
        <CountdownNumber count={count} />
        <footer className="studio-bottom stack-tight centered">
          {level.isOn && <LevelMeter {...level} />}
          <StageNote studio={studio} stage={stage} script={script} />
          <StageControls {...{ studio, stage, script }} />
        </footer>
      </div>
    </Stage>
  )
}

function CameraPicture({ stream }: { stream: MediaStream }) {
  const show = useCallback(
    (video: HTMLVideoElement) => {
      video.srcObject = stream
      // Muted and inline video may start without a tap. If not, the first frame stays.
      void video.play().catch(() => undefined)
      return () => {
        video.srcObject = null
      }
    },
    [stream],
  )
  return <video ref={show} className="studio-video" muted playsInline aria-label="What the camera sees" />
}

/** Where head and shoulders go. Hidden while recording. */
const FramingGuide = () => (
  <svg className="studio-shoulders" viewBox="0 0 200 240" aria-hidden="true">
    <ellipse cx="100" cy="82" rx="48" ry="64" />
    <path d="M8 240c4-56 32-76 66-82M192 240c-4-56-32-76-66-82" />
  </svg>
)

/** Rolls by itself while recording; before, a tap rehearses it. */
function ScriptOnTop({ script, stage: { recorder, take } }: { script: string; stage: StageActions }) {
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const [tappedIn, setTappedIn] = useState<number | null>(null)
  if (!isOn) return null
  const isRecording = recorder.state === 'recording'
  // A tap belongs to one take.
  const wantsToRoll = isRecording !== (tappedIn === take)
  const tapWords = wantsToRoll ? 'Pause the script' : isRecording ? 'Roll the script' : 'Rehearse the script'
  return (
    <Teleprompter
      key={`${take} ${script}`}
      script={script}
      isRolling={wantsToRoll && recorder.state !== 'paused'}
      tapWords={recorder.state === 'paused' ? null : tapWords}
      onTap={() => setTappedIn(tappedIn === take ? null : take)}
    />
  )
}

/** Nothing is announced while recording: the microphone would pick it up. */
function StageNote({ studio, stage, script }: { studio: Studio; stage: StageActions; script: string | null }) {
  const view = useStore(studio.controller.view)
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const { recorder, isCameraMissing } = view
  const isTrouble = recorder.state === 'refused' || recorder.state === 'failed'
  const usual = script !== null && isOn && recorder.state === 'ready' ? 'Tap the script to rehearse it.' : null
  return (
    <p className="studio-note small" data-trouble={isTrouble} role={recorder.state === 'recording' ? undefined : 'status'}>
      {isCameraMissing && recorder.state === 'ready' && (
        <>
          <strong>{cameraUnavailable.title}</strong> <span>{cameraUnavailable.description}</span>{' '}
        </>
      )}
      {stageNote(view, stage.wasAway) ?? usual}
    </p>
  )
}

/** Announced to screen readers too: the microphone is not recording yet. */
function CountdownNumber({ count }: { count: number | null }) {
  return (
    <>
      <p className="only-heard" role="status">
        {count === null ? '' : count === 3 ? 'Recording begins in 3' : String(count)}
      </p>
      {count !== null && (
        <p key={count} className="studio-countdown middle numbers" aria-hidden="true">
          {count}
        </p>
      )}
    </>
  )
}
