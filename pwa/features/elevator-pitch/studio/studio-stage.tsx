import './studio-stage.css'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Stage } from '../../../media/interview-runner/stage.tsx'
import { useRecordingTitle } from '../../../media/interview-runner/use-recording-title.ts'
import { clockInWords, clockOf, wholeSecondsLeft } from '../../../media/recorder/clock-words.ts'
import { LevelMeter } from '../../../media/recorder/level-meter.tsx'
import type { RecorderController } from '../../../media/recorder/recorder-controller.ts'
import { useReading } from '../../../media/recorder/use-reading.ts'
import type { MediaKind } from '../../../platform/local-store.ts'
import { useStore } from '../../../platform/use-store.ts'
import { IconButton } from '../../../ui/button.tsx'
import { gapsIn } from '../../../ui/with-gaps.tsx'
import { prompterSettingsAtom } from './prompter-pace.ts'
import { StageButtons } from './stage-buttons.tsx'
import type { Studio } from './studio-atom.ts'
import { StudioPicture } from './studio-picture.tsx'
import { recordingLimitMs } from './studio-store.ts'
import { stageNote, stateWord } from './studio-texts.ts'
import { Teleprompter } from './teleprompter.tsx'
import { type StageActions, useStage } from './use-stage.ts'

interface StudioStageProps {
  studio: Studio
  wants: MediaKind
  script: string | null
}

export function StudioStage({ studio, wants, script }: StudioStageProps) {
  const { controller } = studio
  const stage = useStage(studio, wants)
  const { recorder, countdown } = stage
  useRecordingTitle(controller, recordingLimitMs)
  const isOpen = recorder.state === 'recording' || recorder.state === 'paused'
  const stream = controller.stream()
  const kind = 'kind' in recorder ? recorder.kind : 'wants' in recorder ? recorder.wants : wants
  const isRefused = recorder.state === 'refused'
  const { levelDb } = controller
  const isCounting = countdown.count !== null
  return (
    <Stage label="Pitch studio" onLeave={stage.back}>
      <div className="studio" data-kind={kind} data-refused={isRefused}>
        {!isRefused && (
          <StudioPicture
            stream={stream}
            kind={kind}
            isGuideShown={!isOpen}
            isListening={stream !== null && recorder.state !== 'paused'}
            levelDb={levelDb}
          />
        )}
        <div className="studio-top">
          <header className="studio-bar between">
            {isOpen ? <span className="studio-bar-space" /> : <IconButton icon="close" label="Close" onClick={stage.close} />}
            <StudioClock controller={controller} word={stateWord(stage, isCounting)} />
            <span className="studio-bar-space" />
          </header>
          {script !== null && !isRefused && <ScriptOnTop script={script} stage={stage} />}
        </div>
        <CountdownNumber count={countdown.count} />
        <footer className="studio-bottom stack-tight centered">
          {(stream || isOpen) && <LevelMeter read={levelDb} isOn={stream !== null && recorder.state !== 'paused'} />}
          <StageNote studio={studio} stage={stage} script={script} />
          <StageButtons studio={studio} stage={stage} script={isRefused ? null : script} kind={kind} />
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
  // Both belong to one take: the next one rolls again, unrehearsed.
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
      : 'Pause the script'
    : isRehearsing
      ? 'Pause the script'
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

/** Nothing is announced while recording: the microphone would pick it up. */
function StageNote({ studio, stage, script }: { studio: Studio; stage: StageActions; script: string | null }) {
  const { isNothingHeard, keeps } = useStore(studio.controller.view)
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const { recorder } = stage
  const isTrouble = recorder.state === 'refused' || recorder.state === 'failed'
  const usual = script !== null && isOn && recorder.state === 'ready' ? rehearsalNote(gapsIn(script)) : null
  return (
    <p className="studio-note small" data-trouble={isTrouble} role={recorder.state === 'recording' ? undefined : 'status'}>
      {stageNote({ ...stage, isNothingHeard, keeps }) ?? usual}
    </p>
  )
}

const rehearsalNote = (gaps: readonly string[]) =>
  gaps.length === 0
    ? 'Tap the script to rehearse it.'
    : `Not filled in yet: ${gaps.map((gap) => gap.slice(1, -1)).join(', ')}. You can still rehearse.`

/** Announced to screen readers too: the microphone is not recording yet. */
function CountdownNumber({ count }: { count: number | null }) {
  return (
    <>
      <p className="only-heard" role="status">
        {count === null ? '' : count === 3 ? 'Recording begins in 3' : String(count)}
      </p>
      {count !== null && (
        <p key={count} className="studio-countdown numbers" aria-hidden="true">
          {count}
        </p>
      )}
    </>
  )
}

/** Time left while recording, the limit before. Not live; screen readers read it on demand. */
function StudioClock({ controller, word }: { controller: RecorderController; word: string }) {
  const { recorder } = useStore(controller.view)
  const isRecording = recorder.state === 'recording'
  const isOpen = isRecording || recorder.state === 'paused'
  const leftMs = wholeSecondsLeft(recordingLimitMs, useReading(controller.recordedMs, 250, isRecording))
  return (
    <p className="studio-clock row">
      <span className="studio-word" data-live={isRecording}>
        {word}
      </span>
      <span className="numbers" role="timer" aria-live="off">
        <span aria-hidden="true">{isOpen ? clockOf(leftMs) : `Up to ${clockOf(recordingLimitMs)}`}</span>
        <span className="only-heard">
          {isOpen ? `Time left: ${clockInWords(leftMs)}` : `Up to ${clockInWords(recordingLimitMs)}`}
        </span>
      </span>
    </p>
  )
}
