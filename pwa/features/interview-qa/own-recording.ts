import { openCaptions } from '../../answer-review/live-captions.ts'
import { createRecorderController, type RecorderController } from '../../media/recorder/recorder-controller.ts'
import { rememberedDevices } from '../../platform/media-devices.ts'
import type { OwnAnswer } from './session.ts'
import type { OwnSession } from './session-store.ts'

/** As long as an answer in the voice interview. */
export const ownAnswerLimitMs = 120_000

interface OwnRecording {
  controller: RecorderController
  record(label: string): Promise<void>
  /** Stops a running recording and releases the microphone. What was said counts as the answer. */
  leave(): void
}

/**
 * Records one own answer.
 * @param transcription of the public config: where the server transcribes nothing, the browser's captions are the words
 * @param onAnswer is called once, when a recording is complete
 */
export function openOwnRecording(
  { localStore, session }: OwnSession,
  transcription: 'server' | 'browser' | null,
  onAnswer: (answer: OwnAnswer) => void,
): OwnRecording {
  const controller = createRecorderController({ localStore, session, limitMs: ownAnswerLimitMs })
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
    async record(label) {
      await controller.record({ wants: 'audio', label, devices: rememberedDevices() })
      if (controller.view.get().recorder.state === 'recording') captions?.start()
    },
    leave() {
      void controller.stop().then(take)
    },
  }
}
