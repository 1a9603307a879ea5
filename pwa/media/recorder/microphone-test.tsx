import { useEffect, useMemo } from 'react'
import type { MediaKind } from '../../platform/local-store.ts'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { DevicePicker } from './device-choice.tsx'
import { LevelMeter } from './level-meter.tsx'
import { Player } from './player.tsx'
import { createRecorderController } from './recorder-controller.ts'
import { noteOf } from './recording-texts.ts'

const testMs = 10_000

/** A free ten-second test recording that stays in memory. */
export function MicrophoneTest({ wants }: { wants: MediaKind }) {
  const controller = useMemo(() => {
    const session = { id: 'microphone-test', uid: '', kind: 'microphone-test', startedAtMs: 0, notes: null }
    return createRecorderController({ localStore: createMemoryStore(), session, limitMs: testMs })
  }, [])
  useEffect(() => () => void controller.stop(), [controller])
  const view = useStore(controller.view)
  const { recorder } = view
  const isOn = recorder.state === 'recording'
  const file = useMemo(() => (recorder.state === 'completed' ? controller.file() : null), [controller, recorder])
  const test = () => {
    controller.clear()
    void controller.record({ wants, label: 'Microphone test' })
  }
  const isSilent = recorder.state === 'completed' && controller.heard().spokenMs < 500
  return (
    <div className="stack">
      <DevicePicker withCamera={wants === 'video'} />
      <LevelMeter read={controller.levelDb} isOn={isOn} />
      <Button icon="mic" busy={recorder.state === 'asking'} onClick={isOn ? () => void controller.stop() : test}>
        {isOn ? 'Stop and listen' : 'Test for ten seconds'}
      </Button>
      <p role="status" className="quiet">
        {isSilent
          ? 'We couldn’t hear anything. Choose another microphone, or move closer.'
          : noteOf({ ...view, keeps: 'on-this-device' })}
      </p>
      {file && <Player file={file} lengthMs={controller.recordedMs()} label="Your test" />}
    </div>
  )
}
