import '../../../media/recorder/recorder-controls.css'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { pitch } from '../../../../api/contract/limits.ts'
import type { RecorderController } from '../../../media/recorder/recorder-controller.ts'
import { cueAt } from '../../../media/recorder/sounds.ts'
import { useReading } from '../../../media/recorder/use-reading.ts'
import type { MediaKind } from '../../../platform/local-store.ts'
import { useStore } from '../../../platform/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { nextPace, nextSize, prompterSettingsAtom, wordsPerMinute } from './prompter-pace.ts'
import type { Studio } from './studio-atom.ts'
import { recordingLimitMs } from './studio-store.ts'
import type { StageActions } from './use-stage.ts'

const ringWords = ({ recorder, countdown }: StageActions, isOpen: boolean): string => {
  if (countdown.count !== null) return 'Cancel'
  if (recorder.state === 'recording' || recorder.state === 'paused') return 'Stop'
  if (recorder.state === 'asking') return isOpen ? 'Just a moment' : 'Asking for your camera'
  return recorder.state === 'ready' ? 'Record' : 'Try again'
}

interface StageButtonsProps {
  studio: Studio
  stage: StageActions
  script: string | null
  kind: MediaKind
}

export function StageButtons({ studio: { controller }, stage, script, kind }: StageButtonsProps) {
  const { recorder, countdown } = stage
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const words = ringWords(stage, controller.stream() !== null)
  return (
    <>
      {script !== null && isPanelOpen && <PrompterPanel />}
      {script !== null && isOn && <PaceControls script={script} />}
      <div className="stage-row">
        <span>
          <SideButton stage={stage} kind={kind} onPause={controller.pause} />
        </span>
        <div className="recorder-record stack-snug centered">
          <RecordRing
            controller={controller}
            label={words}
            isCountingDown={countdown.count !== null}
            isDisabled={recorder.state === 'asking'}
            onTap={stage.tap}
          />
          <span className="small" aria-hidden="true">
            {words}
          </span>
        </div>
        <span>
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
        </span>
      </div>
    </>
  )
}

interface SideButtonProps extends Pick<StageButtonsProps, 'stage' | 'kind'> {
  onPause: () => void
}

function SideButton({ stage, kind, onPause }: SideButtonProps) {
  const { recorder, countdown } = stage
  if (recorder.state === 'recording') return <Button onClick={onPause}>Pause</Button>
  if (recorder.state === 'paused') return <Button onClick={stage.resume}>Resume</Button>
  if (recorder.state === 'refused')
    return (
      <Button look="quiet" small onClick={stage.close}>
        Use a file
      </Button>
    )
  if (recorder.state !== 'ready' || countdown.count !== null) return null
  const other = kind === 'video' ? 'audio' : 'video'
  return (
    <Button look="quiet" small onClick={() => stage.switchTo(other)}>
      {kind === 'video' ? 'Audio only' : 'Use the camera'}
    </Button>
  )
}

function PaceControls({ script }: { script: string }) {
  const [{ pace }, set] = useAtom(prompterSettingsAtom)
  const isAtEnd = (step: 1 | -1) => nextPace(pace, step) === pace
  return (
    <fieldset className="studio-pace row-tight">
      <legend className="only-heard">Speed of the script</legend>
      <Button small look="quiet" disabled={isAtEnd(-1)} onClick={() => set({ pace: nextPace(pace, -1) })}>
        Slower
      </Button>
      <output className="numbers small">{`${wordsPerMinute(script, pace)} words/min`}</output>
      <Button small look="quiet" disabled={isAtEnd(1)} onClick={() => set({ pace: nextPace(pace, 1) })}>
        Faster
      </Button>
    </fieldset>
  )
}

function PrompterPanel() {
  const [{ isOn, sizePx }, set] = useAtom(prompterSettingsAtom)
  const size = (step: 1 | -1) => ({
    disabled: !isOn || nextSize(sizePx, step) === sizePx,
    onClick: () => set({ sizePx: nextSize(sizePx, step) }),
  })
  return (
    <fieldset className="studio-panel row-tight">
      <legend className="only-heard">Script settings</legend>
      <Button small {...size(-1)}>
        Smaller
      </Button>
      <Button small {...size(1)}>
        Larger
      </Button>
      <label className="choice beside small">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => set({ isOn: target.checked })}
        />
        Script on
      </label>
    </fieldset>
  )
}

interface RecordRingProps {
  controller: RecorderController
  label: string
  isCountingDown: boolean
  isDisabled: boolean
  onTap: () => void
}

const around = 2 * Math.PI * 45
const targetTurn = pitch.targetMinSeconds / pitch.recordingMaxSeconds

/** Keeps the focus from Record to Stop; its ring fills in 90 seconds, with a notch at 60. */
function RecordRing({ controller, label, isCountingDown, isDisabled, onTap }: RecordRingProps) {
  const { recorder } = useStore(controller.view)
  const isRecording = recorder.state === 'recording'
  const isOpen = isRecording || recorder.state === 'paused'
  const recordedMs = useReading(controller.recordedMs, 250, isRecording)
  const share = isOpen ? Math.min(1, recordedMs / recordingLimitMs) : 0
  const lastLeftMs = useRef(recordingLimitMs)
  useEffect(() => {
    const leftMs = recordingLimitMs - recordedMs
    if (isRecording) cueAt(lastLeftMs.current, leftMs)
    lastLeftMs.current = leftMs
  }, [recordedMs, isRecording])
  return (
    <button
      type="button"
      className="recorder-button"
      data-first
      data-state={isCountingDown ? 'counting' : recorder.state}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onTap}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="studio-ring" cx="50" cy="50" r="45" />
        <circle
          className="studio-ring-filled"
          cx="50"
          cy="50"
          r="45"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
        <path className="studio-notch" d="M50 1v8" transform={`rotate(${targetTurn * 360} 50 50)`} />
      </svg>
      <span className="record-lamp" />
    </button>
  )
}
