import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MediaKind } from '../../../platform/local-store.ts'
import { Button } from '../../../ui/button.tsx'
import { PaceControls, PrompterPanel } from './prompter-controls.tsx'
import { prompterSettingsAtom } from './prompter-settings.ts'
import { RecordRing } from './record-ring.tsx'
import type { Studio } from './studio-atom.ts'
import type { StageActions } from './use-stage.ts'

const ringWords = ({ recorder, preview, countdown }: StageActions): string => {
  if (countdown.count !== null) return 'Cancel'
  if (recorder.state === 'recording' || recorder.state === 'paused') return 'Stop'
  if (recorder.state === 'asking') return 'Just a moment'
  if (preview.state === 'asking') return 'Asking for your camera'
  return preview.state === 'open' ? 'Record' : 'Try again'
}

interface StageButtonsProps {
  studio: Studio
  stage: StageActions
  /** Null: nothing to set. */
  script: string | null
  kind: MediaKind
}

/** Within reach of the thumb: pause, record or stop, the script's speed and looks. */
export function StageButtons({ studio: { controller }, stage, script, kind }: StageButtonsProps) {
  const { recorder, preview, countdown } = stage
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { isOn } = useAtomValue(prompterSettingsAtom)
  const words = ringWords(stage)
  return (
    <>
      {script !== null && isPanelOpen && <PrompterPanel />}
      {script !== null && isOn && <PaceControls script={script} />}
      <div className="studio-row">
        <div className="studio-side">
          <SideButton stage={stage} kind={kind} onPause={controller.pause} />
        </div>
        <div className="studio-middle">
          <RecordRing
            controller={controller}
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

interface SideButtonProps extends Pick<StageButtonsProps, 'stage' | 'kind'> {
  onPause: () => void
}

/** Pause and Resume while recording; before that, the choice of sound only or the camera. */
function SideButton({ stage, kind, onPause }: SideButtonProps) {
  const { recorder, preview, countdown } = stage
  if (recorder.state === 'recording') return <Button onClick={onPause}>Pause</Button>
  if (recorder.state === 'paused') return <Button onClick={stage.resume}>Resume</Button>
  if (preview.state === 'refused')
    return (
      <Button look="quiet" small onClick={stage.close}>
        Use a file
      </Button>
    )
  if (preview.state !== 'open' || countdown.count !== null) return null
  const other = kind === 'video' ? 'audio' : 'video'
  return (
    <Button look="quiet" small onClick={() => stage.switchTo(other)}>
      {kind === 'video' ? 'Sound only' : 'Use the camera'}
    </Button>
  )
}
