import './recorder-controls.css'
import { useStore } from '../../platform/use-store.ts'
import type { RecorderController } from './recorder-controller.ts'
import { RecordButton, RecorderNote, RecorderTime } from './recorder-parts.tsx'
import { beforeAsking } from './recording-texts.ts'

interface RecorderControlsProps {
  controller: RecorderController
  limitMs: number
  onRecord: () => void
}

export function RecorderControls({ controller, limitMs, onRecord }: RecorderControlsProps) {
  const { recorder, keeps } = useStore(controller.view)
  return (
    <div className="recorder stack-close centered">
      <RecorderTime controller={controller} limit={{ limitMs, isUntimed: false }} />
      <RecordButton controller={controller} hasAnswer={recorder.state === 'completed'} onRecord={onRecord} />
      <RecorderNote controller={controller} otherwise={recorder.state === 'idle' ? beforeAsking[keeps] : null} />
    </div>
  )
}
