import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { pitch } from '../../../../api/contract/limits.ts'
import { isUnderWay } from '../../../media/recorder/recorder.ts'
import { RecordButton } from '../../../media/recorder/recorder-parts.tsx'
import { useReading } from '../../../media/recorder/use-reading.ts'
import { useStore } from '../../../platform/use-store.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { nextIn, paces, prompterSettingsAtom, textSizesPx, wordsPerMinute } from './prompter-settings.ts'
import { recordingLimitMs, type Studio } from './studio-store.ts'
import type { StageActions } from './use-stage.ts'

interface StageControlsProps {
  studio: Studio
  stage: StageActions
  script: string | null
}

export function StageControls({ studio: { controller }, stage, script }: StageControlsProps) {
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const isOpening = stage.recorder.state === 'asking' && controller.stream() !== null
  const label = stage.count !== null ? 'Cancel' : isOpening ? 'Just a moment' : undefined
  return (
    <>
      {script !== null && (isPanelOpen ? <ScriptSettings /> : isOn && <Pace script={script} />)}
      <div className="stage-row flanked">
        <span>
          <SideButton stage={stage} onPause={controller.pause} />
        </span>
        <RecordButton controller={controller} label={label} onRecord={stage.tap}>
          <TimeRing controller={controller} />
        </RecordButton>
        <span>
          {script !== null && (
            <Button small aria-expanded={isPanelOpen} aria-label="Script settings" onClick={() => setPanelOpen(!isPanelOpen)}>
              Script
            </Button>
          )}
        </span>
      </div>
    </>
  )
}

const around = 2 * Math.PI * 46
const targetTurn = pitch.targetMinSeconds / pitch.recordingMaxSeconds

/** Fills in 90 seconds, with a notch at 60. */
function TimeRing({ controller }: Pick<Studio, 'controller'>) {
  const { recorder } = useStore(controller.view)
  const recordedMs = useReading(controller.recordedMs, 250, recorder.state === 'recording')
  const share = isUnderWay(recorder) ? Math.min(1, recordedMs / recordingLimitMs) : 0
  return (
    <svg className="studio-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" />
      <circle
        className="studio-ring-filled"
        cx="50"
        cy="50"
        r="46"
        strokeDasharray={around}
        strokeDashoffset={around * (1 - share)}
      />
      <path d="M50 0v8" transform={`rotate(${targetTurn * 360} 50 50)`} />
    </svg>
  )
}

interface SideButtonProps extends Pick<StageControlsProps, 'stage'> {
  onPause: () => void
}

function SideButton({ stage, onPause }: SideButtonProps) {
  const { recorder } = stage
  if (recorder.state === 'recording') return <Button onClick={onPause}>Pause</Button>
  if (recorder.state === 'paused')
    return (
      <Button look="main" onClick={stage.resume}>
        Resume
      </Button>
    )
  if (recorder.state === 'refused')
    return (
      <Button look="quiet" small onClick={stage.close}>
        Use a file
      </Button>
    )
  return null
}

function Pace({ script }: { script: string }) {
  const [{ pace }, set] = useAtom(prompterSettingsAtom)
  const step = (by: 1 | -1) => ({
    disabled: nextIn(paces, pace, by) === pace,
    onClick: () => set({ pace: nextIn(paces, pace, by) }),
  })
  return (
    <fieldset className="studio-pace row-tight">
      <legend className="only-heard">Speed of the script</legend>
      <IconButton icon="minus" label="Slower" {...step(-1)} />
      <output className="numbers small">{`${wordsPerMinute(script, pace)} words/min`}</output>
      <IconButton icon="plus" label="Faster" {...step(1)} />
    </fieldset>
  )
}

function ScriptSettings() {
  const [{ isOn, sizePx }, set] = useAtom(prompterSettingsAtom)
  const step = (by: 1 | -1) => ({
    disabled: !isOn || nextIn(textSizesPx, sizePx, by) === sizePx,
    onClick: () => set({ sizePx: nextIn(textSizesPx, sizePx, by) }),
  })
  return (
    <fieldset className="studio-panel row-tight">
      <legend className="only-heard">Script settings</legend>
      <Button small {...step(-1)}>
        Smaller
      </Button>
      <Button small {...step(1)}>
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
