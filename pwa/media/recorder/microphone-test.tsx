import { useEffect, useMemo, useState } from 'react'
import { type ChosenDevices, rememberedDevices } from '../../platform/media-devices.ts'
import { createMemoryShelf } from '../../platform/memory-shelf.ts'
import type { MediaKind } from '../../platform/shelf-rows.ts'
import { Button } from '../../ui/button.tsx'
import { DevicePicker } from './device-choice.tsx'
import { LevelMeter } from './level-meter.tsx'
import { Player } from './player.tsx'
import { noteOf } from './recorder-controls.tsx'
import { openDesk } from './recording-desk.ts'
import { useDesk } from './use-desk.ts'

const testMs = 10_000

/** Ten seconds to hear oneself before anything is paid. Stays in memory and is gone with this page. */
export function MicrophoneTest({ wants }: { wants: MediaKind }) {
  const desk = useMemo(() => {
    const practice = { id: 'microphone-test', uid: '', kind: 'microphone-test', startedAtMs: 0, notes: null }
    return openDesk({ shelf: createMemoryShelf(), practice, limitMs: testMs, now: () => performance.now() })
  }, [])
  useEffect(() => () => void desk.close(), [desk])
  const view = useDesk(desk)
  const { recorder } = view
  const [devices, setDevices] = useState<ChosenDevices>(rememberedDevices)
  const isOn = recorder.state === 'recording'
  const file = useMemo(() => (recorder.state === 'completed' ? desk.file() : null), [desk, recorder])
  const test = () => {
    desk.putAway()
    void desk.record({ wants, label: 'Microphone test', devices })
  }
  const heard = recorder.state === 'completed' && desk.heard().spokenMs < 500
  return (
    <div className="stack">
      <DevicePicker withCamera={wants === 'video'} onChange={setDevices} />
      <LevelMeter read={desk.levelDb} isOn={isOn} />
      <Button icon="mic" busy={recorder.state === 'asking'} onClick={isOn ? () => void desk.stop() : test}>
        {isOn ? 'Stop and listen' : 'Test for ten seconds'}
      </Button>
      <p role="status" className="quiet">
        {heard ? 'We heard nothing. Choose another microphone, or come closer.' : noteOf({ ...view, keeps: 'on-this-device' })}
      </p>
      {file && <Player file={file} lengthMs={desk.recordedMs()} label="Your test" />}
    </div>
  )
}
