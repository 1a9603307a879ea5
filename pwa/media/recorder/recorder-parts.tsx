import './recorder-controls.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import { clockInWords, clockOf, wholeSecondsLeft } from './clock-words.ts'
import { VoiceBulbs } from './level-meter.tsx'
import { isUnderWay, type Recorder } from './recorder.ts'
import type { RecorderController } from './recorder-controller.ts'
import { beforeAsking, noteOf, troubleOf } from './recording-texts.ts'
import { cueAt } from './sounds.ts'
import { useReading } from './use-reading.ts'

/** `isUntimed` counts up and never warns. */
export interface TimeLimit {
  limitMs: number
  isUntimed: boolean
}

interface ControllerProps {
  controller: RecorderController
}

function PauseRecording({ controller }: ControllerProps) {
  const { recorder } = useStore(controller.view)
  if (!isUnderWay(recorder)) return null
  const isPaused = recorder.state === 'paused'
  return (
    <Button look="plain" small onClick={isPaused ? controller.resume : controller.pause}>
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  )
}

/** Time left while recording, the limit before. Not live; screen readers read it on demand. */
export function RecordedTime({ controller, limit: { limitMs, isUntimed } }: RecorderTimeProps) {
  const { recorder } = useStore(controller.view)
  const isRecording = recorder.state === 'recording'
  const recordedMs = useReading(controller.recordedMs, 250, isRecording)
  const before = useRef(0)
  // Soft tones announce 30 and 10 seconds left, unless nothing limits it.
  useEffect(() => {
    if (isRecording && !isUntimed) cueAt(limitMs - before.current, limitMs - recordedMs)
    before.current = recordedMs
  }, [recordedMs, isRecording, limitMs, isUntimed])
  const isOpen = isUnderWay(recorder)
  if (isUntimed && !isOpen) return <span role="timer">No countdown</span>
  const left = isOpen ? (['Time left:', wholeSecondsLeft(limitMs, recordedMs)] as const) : (['Up to', limitMs] as const)
  const [words, shownMs] = isUntimed ? (['Recorded:', recordedMs] as const) : left
  return (
    <span className="numbers" role="timer" aria-live="off">
      <span aria-hidden="true">{isOpen ? clockOf(shownMs) : `${words} ${clockOf(shownMs)}`}</span>
      <span className="only-heard">{`${words} ${clockInWords(shownMs)}`}</span>
    </span>
  )
}

interface RecorderTimeProps extends ControllerProps {
  limit: TimeLimit
}

/** With Pause beside it while recording. */
export function RecorderTime(props: RecorderTimeProps) {
  const { recorder } = useStore(props.controller.view)
  return (
    <div className="recorder-row row">
      {recorder.state === 'paused' && <strong className="recorder-rest">Rest</strong>}
      <p className="recorder-time">
        <RecordedTime {...props} />
      </p>
      <PauseRecording controller={props.controller} />
    </div>
  )
}

const buttonLabel = (recorder: Recorder, hasAnswer: boolean): string => {
  if (recorder.state === 'asking') return `Asking for your ${recorder.wants === 'video' ? 'camera' : 'microphone'}`
  if (isUnderWay(recorder)) return 'Stop'
  if (recorder.state === 'refused' || recorder.state === 'failed') return 'Try again'
  return hasAnswer ? 'Record again' : 'Record'
}

interface RecordButtonProps extends ControllerProps {
  hasAnswer?: boolean
  isDisabled?: boolean
  label?: string | undefined
  /** Drawn on the button. */
  children?: ReactNode
  onRecord: () => void
}

/** One button that keeps the focus from Record to Stop. */
export function RecordButton(props: RecordButtonProps) {
  const { controller, hasAnswer = false, isDisabled = false, label: special, children, onRecord } = props
  const { recorder } = useStore(controller.view)
  const isOpen = isUnderWay(recorder)
  const isStill = recorder.state === 'asking' || (isDisabled && !isOpen)
  const label = special ?? buttonLabel(recorder, hasAnswer)
  return (
    <div className="recorder-record stack-snug centered">
      <button
        type="button"
        className="recorder-button middle"
        data-first
        data-state={recorder.state}
        aria-label={label}
        aria-disabled={isStill}
        onClick={isStill ? undefined : isOpen ? () => void controller.stop() : onRecord}
      >
        <VoiceBulbs read={controller.levelDb} isOn={recorder.state === 'recording'} />
        {children}
        <span className="record-lamp middle">{((hasAnswer && !isOpen) || troubleOf(recorder)) && <Icon name="retry" />}</span>
      </button>
      <span className="quiet" aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

/** Nothing is announced while the microphone is open: it would be recorded. */
export function RecorderNote({ controller, otherwise }: ControllerProps & { otherwise: string | null }) {
  const view = useStore(controller.view)
  const { recorder, isStored } = view
  const isOpen = isUnderWay(recorder)
  // While the microphone is open, only warnings are shown.
  const usual = isOpen ? null : otherwise
  return (
    <>
      <p className="recorder-note" role={isOpen ? undefined : 'status'}>
        {recorder.state === 'idle' ? usual : troubleOf(recorder) ? null : (noteOf(view) ?? usual)}
      </p>
      {!isStored && !isOpen && <StoreAgainButton onClick={() => void controller.storeAgain()} />}
    </>
  )
}

const intoView = (sentence: HTMLElement | null) => sentence?.scrollIntoView({ block: 'nearest' })

/** Why nothing can be recorded, and what to do. */
export function RecorderTrouble({ controller }: ControllerProps) {
  const { recorder } = useStore(controller.view)
  const trouble = troubleOf(recorder)
  const isToAllow = recorder.state === 'refused' && recorder.why === 'no-permission'
  const hint = trouble?.hint && <p className="small">{trouble.hint}</p>
  return (
    <div role="alert">
      {trouble && (
        <div className="box box-edge tone-red beside">
          <span className="toned">
            <Icon name="warning" />
          </span>
          <div className="fill stack-snug">
            <p ref={intoView}>
              <strong>{trouble.sentence}</strong>
            </p>
            {isToAllow ? <Collapsible {...{ look: 'line', title: 'Show me how', children: hint }} /> : hint}
          </div>
        </div>
      )}
    </div>
  )
}

/** The device was full: the rest is in this tab's memory. */
export function StoreAgainButton({ onClick }: { onClick: () => void }) {
  return (
    <Button small onClick={onClick} note="The last second is only in this tab until there is space.">
      Try saving again
    </Button>
  )
}

interface RecorderControlsProps {
  controller: RecorderController
  limitMs: number
  onRecord: () => void
}

/** Before a stage, which has its own while recording: then this button only waits for the focus to come back. */
export function RecorderControls({ controller, limitMs, onRecord }: RecorderControlsProps) {
  const { recorder, keeps } = useStore(controller.view)
  const isOpen = isUnderWay(recorder)
  return (
    <div className="recorder stack-close centered">
      {!isOpen && <RecorderTime controller={controller} limit={{ limitMs, isUntimed: false }} />}
      <RecordButton
        controller={controller}
        hasAnswer={recorder.state === 'completed'}
        label={isOpen ? 'Record' : undefined}
        onRecord={onRecord}
      />
      <RecorderTrouble controller={controller} />
      <RecorderNote controller={controller} otherwise={recorder.state === 'idle' ? beforeAsking[keeps] : null} />
    </div>
  )
}
