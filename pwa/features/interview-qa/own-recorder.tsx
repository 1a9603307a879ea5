import { useIonViewWillLeave } from '@ionic/react'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { CaptionsLine } from '../../answer-review/captions-line.tsx'
import { openCaptions } from '../../answer-review/live-captions.ts'
import { questionLabel } from '../../media/interview-runner/practice.ts'
import { createRecorderController } from '../../media/recorder/recorder-controller.ts'
import { RecorderControls } from '../../media/recorder/recorder-controls.tsx'
import { rememberedDevices } from '../../platform/media-devices.ts'
import { configAtom } from '../../session/auth/session.ts'
import type { OwnAnswer } from './session.ts'
import { dispatchSession, type OwnSession } from './session-store.ts'

/** As long as an answer in the voice interview. */
const limitMs = 120_000

interface OwnRecorderProps {
  ownSession: OwnSession
  index: number
  onSaved: () => void
}

/** Records an own answer. Leaving the screen stops the recording and keeps what was said. */
export function OwnRecorder({ ownSession, index, onSaved }: OwnRecorderProps) {
  const transcription = useAtomValue(configAtom)?.transcription ?? null
  const [{ controller, record, leave }] = useState(() =>
    openRecorder(ownSession, transcription, (answer) => {
      dispatchSession({ type: 'own-answer-was-saved', index, answer })
      onSaved()
    }),
  )
  useIonViewWillLeave(leave)
  useEffect(() => leave, [leave])
  return (
    <div className="stage qa-stage">
      <RecorderControls controller={controller} limitMs={limitMs} onRecord={() => void record(questionLabel(index))} />
      <CaptionsLine />
    </div>
  )
}

/**
 * @param transcription of the public config: where the server transcribes nothing, the browser's captions are the words
 * @param onAnswer is called once, when a recording is complete
 */
function openRecorder(
  { localStore, session }: OwnSession,
  transcription: 'server' | 'browser' | null,
  onAnswer: (answer: OwnAnswer) => void,
) {
  const controller = createRecorderController({ localStore, session, limitMs })
  const captions = openCaptions(controller, transcription)
  let takenId: string | null = null

  async function take() {
    const { recorder } = controller.view.get()
    if (recorder.state !== 'completed' || recorder.recordingId === takenId) return
    takenId = recorder.recordingId
    const { recordingId: id, recordedMs: lengthMs } = recorder
    const words = (await captions?.stop()) || null
    if (controller.file()?.size) onAnswer({ id, spoken: { lengthMs }, words })
  }
  // The recording also ends when the time is up or the microphone is unplugged.
  controller.view.subscribe(() => void take())

  return {
    controller,
    async record(label: string) {
      await controller.record({ wants: 'audio', label, devices: rememberedDevices() })
      if (controller.view.get().recorder.state === 'recording') captions?.start()
    },
    /** Stops a running recording and releases the microphone. What was said counts as the answer. */
    leave: () => void controller.stop().then(take),
  }
}
