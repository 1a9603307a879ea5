import { openCaptions } from '../../answer-review/live-captions.ts'
import { createRecorderController, type RecorderController } from '../../media/recorder/recorder-controller.ts'
import { createMemoryStore } from '../../platform/memory-store.ts'
import type { OwnAnswer } from './own-answer.ts'

/** As long as an answer in the voice interview. */
export const ownAnswerLimitMs = 120_000

/** Records one answer of the person's own. */
interface OwnRecording {
  controller: RecorderController
  record(label: string): Promise<void>
  /** Stops a running recording and releases the microphone. What was said counts as the answer. */
  leave(): void
}

/**
 * Records in this tab's memory only: the questions it belongs to are gone with the tab too.
 * @param transcription of the public config: where the server transcribes nothing, the browser's captions are the words
 * @param onAnswer is called once, when a recording is complete
 */
export function openOwnRecording(
  transcription: 'server' | 'browser' | null,
  onAnswer: (answer: OwnAnswer) => void,
): OwnRecording {
  const session = { id: crypto.randomUUID(), uid: '', kind: 'interview-qa', startedAtMs: Date.now(), notes: null }
  const controller = createRecorderController({
    localStore: createMemoryStore(),
    session,
    limitMs: ownAnswerLimitMs,
  })
  const captions = openCaptions(controller, transcription)
  let takenId: string | null = null

  async function take() {
    const { recorder } = controller.view.get()
    if (recorder.state !== 'completed' || recorder.recordingId === takenId) return
    takenId = recorder.recordingId
    const file = controller.file()
    const words = (await captions?.stop()) || null
    if (file && file.size > 0) onAnswer({ id: recorder.recordingId, spoken: { file, lengthMs: recorder.recordedMs }, words })
  }
  // The recording also ends when the time is up or the microphone is unplugged.
  controller.view.subscribe(() => void take())

  return {
    controller,
    async record(label) {
      await controller.record({ wants: 'audio', label })
      if (controller.view.get().recorder.state === 'recording') captions?.start()
    },
    leave() {
      void controller.stop().then(take)
    },
  }
}
