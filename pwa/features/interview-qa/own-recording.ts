import { openCaptions } from '../../answer-review/live-captions.ts'
import { type Desk, openDesk } from '../../media/recorder/recording-desk.ts'
import { createMemoryShelf } from '../../platform/memory-shelf.ts'
import type { OwnAnswer } from './own-answer.ts'

/** As long as an answer of the voice interview (specification, section 9). */
export const ownAnswerLimitMs = 120_000

/** One microphone for one own answer. */
export interface OwnRecording {
  desk: Desk
  record(label: string): Promise<void>
  /** Stops a running recording and lets go of the microphone; what was said counts as the answer. */
  leave(): void
}

/**
 * Records in this tab's memory alone: the answer lives as long as the questions it belongs to, and those are gone with the tab.
 * @param transcription of the public config: where the server transcribes nothing, the browser's captions are the words
 * @param onAnswer told once, when a recording is complete
 */
export function openOwnRecording(
  transcription: 'server' | 'browser' | null,
  onAnswer: (answer: OwnAnswer) => void,
): OwnRecording {
  const practice = { id: crypto.randomUUID(), uid: '', kind: 'interview-qa', startedAtMs: Date.now(), notes: null }
  const desk = openDesk({
    shelf: createMemoryShelf(),
    practice,
    limitMs: ownAnswerLimitMs,
    now: () => performance.now(),
  })
  const captions = openCaptions(desk, transcription)
  let takenId: string | null = null

  async function take() {
    const { recorder } = desk.view()
    if (recorder.state !== 'completed' || recorder.recordingId === takenId) return
    takenId = recorder.recordingId
    const file = desk.file()
    const words = (await captions?.stop()) || null
    if (file && file.size > 0) onAnswer({ id: recorder.recordingId, spoken: { file, lengthMs: recorder.recordedMs }, words })
  }
  // Also where the time is up or the microphone is unplugged: nobody taps Stop then.
  desk.subscribe(() => void take())

  return {
    desk,
    async record(label) {
      await desk.record({ wants: 'audio', label })
      if (desk.view().recorder.state === 'recording') captions?.start()
    },
    leave() {
      void desk.stop().then(take)
    },
  }
}
