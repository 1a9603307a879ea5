import './studio-stage.css'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MediaKind } from '../../../platform/shelf-rows.ts'
import { Stage } from '../../../practice/stage.tsx'
import { useRecordingTitle } from '../../../practice/use-recording-title.ts'
import { LevelMeter } from '../../../recording/level-meter.tsx'
import type { Recorder } from '../../../recording/recorder.ts'
import { useDesk } from '../../../recording/use-desk.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CountdownNumber } from './countdown-number.tsx'
import { previewLevelDb } from './preview.ts'
import { PaceControls, PrompterPanel } from './prompter-controls.tsx'
import { prompterSettingsAtom } from './prompter-settings.ts'
import { RecordRing } from './record-ring.tsx'
import { StudioClock } from './studio-clock.tsx'
import { StudioPicture } from './studio-picture.tsx'
import { recordingLimitMs, type Studio } from './studio-store.ts'
import { stageNote, stateWord } from './studio-texts.ts'
import { Teleprompter } from './teleprompter.tsx'
import { type StageActions, useStage } from './use-stage.ts'

interface StudioStageProps {
  studio: Studio
  wants: MediaKind
  /** Null: no teleprompter. */
  script: string | null
}

/** The camera with the coach in it, over the whole screen. */
export function StudioStage({ studio, wants, script }: StudioStageProps) {
  const { desk } = studio
  const stage = useStage(studio, wants)
  const { preview, recorder, countdown } = stage
  useRecordingTitle(desk, recordingLimitMs)
  const isOpen = recorder.state === 'recording' || recorder.state === 'paused'
  const stream = preview.state === 'open' ? preview.devices.stream : isOpen ? desk.stream() : null
  const kind = preview.state === 'open' ? preview.devices.kind : isOpen ? recorder.kind : wants
  const levelDb = isOpen ? desk.levelDb : previewLevelDb
  const isCounting = countdown.count !== null
  return (
    <Stage label="Pitch studio" onLeave={stage.back}>
      <div className="studio" data-kind={kind} data-recorder={recorder.state}>
        <StudioPicture stream={stream} kind={kind} isGuideShown={!isOpen} levelDb={levelDb} />
        <div className="studio-top">
          <header className="studio-bar">
            {isOpen ? <span className="studio-bar-space" /> : <IconButton icon="close" label="Close" onClick={stage.close} />}
            <StudioClock desk={desk} word={stateWord(stage, isCounting)} />
            <span className="studio-bar-space" />
          </header>
          {script !== null && <ScriptOnTop script={script} stage={stage} />}
        </div>
        <CountdownNumber count={countdown.count} />
        <footer className="studio-bottom">
          {(stream || isOpen) && <LevelMeter read={levelDb} isOn={stream !== null && recorder.state !== 'paused'} />}
          <StageNote studio={studio} stage={stage} script={script} />
          <StageButtons studio={studio} stage={stage} script={script} kind={kind} />
        </footer>
      </div>
    </Stage>
  )
}

function ScriptOnTop({ script, stage: { recorder, take } }: { script: string; stage: StageActions }) {
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const [held, setHeld] = useState<number | null>(null)
  const [rehearsed, setRehearsed] = useState<number | null>(null)
  if (!isOn) return null
  const isRecording = recorder.state === 'recording'
  // Both belong to one take: the next begins rolling, and not rehearsed.
  const isHeld = held === take
  const isRehearsing = rehearsed === take
  const isRolling = isRecording ? !isHeld : isRehearsing && recorder.state !== 'paused'
  const toggle = () => {
    if (isRecording) setHeld(isHeld ? null : take)
    else setRehearsed(isRehearsing ? null : take)
  }
  const words = isRecording
    ? isHeld
      ? 'Roll the script'
      : 'Hold the script'
    : isRehearsing
      ? 'Hold the script'
      : 'Rehearse the script'
  return (
    <Teleprompter
      key={script}
      script={script}
      isRolling={isRolling}
      take={take}
      tapWords={recorder.state === 'paused' ? null : words}
      onTap={toggle}
    />
  )
}

/** Nothing is announced while the microphone records: it would be heard. */
function StageNote({ studio, stage, script }: { studio: Studio; stage: StageActions; script: string | null }) {
  const { isNothingHeard } = useDesk(studio.desk)
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const { recorder, preview } = stage
  const isTrouble = preview.state === 'refused' || recorder.state === 'refused' || recorder.state === 'failed'
  const usual = script !== null && isOn && preview.state === 'open' ? 'Tap the script to rehearse it.' : null
  return (
    <p
      className={isTrouble ? 'studio-note studio-trouble' : 'studio-note'}
      role={recorder.state === 'recording' ? undefined : 'status'}
    >
      {stageNote({ ...stage, isNothingHeard }) ?? usual}
    </p>
  )
}

const ringWords = ({ recorder, preview, countdown }: StageActions): string => {
  if (countdown.count !== null) return 'Cancel'
  if (isOnAir(recorder)) return 'Stop'
  if (recorder.state === 'asking' || preview.state === 'asking') return 'Asking for your camera'
  return preview.state === 'open' ? 'Record' : 'Try again'
}
const isOnAir = ({ state }: Recorder) => state === 'recording' || state === 'paused'

interface StageButtonsProps {
  studio: Studio
  stage: StageActions
  script: string | null
  kind: MediaKind
}

function StageButtons({ studio: { desk }, stage, script, kind }: StageButtonsProps) {
  const { recorder, preview, countdown } = stage
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const words = ringWords(stage)
  const isReady = preview.state === 'open' && countdown.count === null
  return (
    <>
      {script !== null && isPanelOpen && <PrompterPanel />}
      {script !== null && isOn && <PaceControls script={script} />}
      <div className="studio-row">
        <div className="studio-side">
          {recorder.state === 'recording' && <Button onClick={desk.pause}>Pause</Button>}
          {recorder.state === 'paused' && <Button onClick={stage.resume}>Resume</Button>}
          {isReady && kind === 'video' && (
            <Button look="quiet" small onClick={() => stage.switchTo('audio')}>
              Sound only
            </Button>
          )}
          {isReady && kind === 'audio' && (
            <Button look="quiet" small onClick={() => stage.switchTo('video')}>
              Use the camera
            </Button>
          )}
        </div>
        <div className="studio-middle">
          <RecordRing
            desk={desk}
            label={words}
            isCountingDown={countdown.count !== null}
            isDisabled={recorder.state === 'asking' || preview.state === 'asking'}
            onTap={stage.tap}
          />
          <span className="studio-record-word" aria-hidden="true">
            {words}
          </span>
        </div>
        <div className="studio-side">
          {script !== null && (
            <Button
              look="quiet"
              small
              aria-expanded={isPanelOpen}
              aria-label="Script settings"
              onClick={() => setPanelOpen(!isPanelOpen)}
            >
              Script
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
