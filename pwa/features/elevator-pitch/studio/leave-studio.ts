import { getDefaultStore } from 'jotai'
import { closePreview } from './preview.ts'
import { stageAtom } from './stage-state.ts'
import { studioAtom } from './studio-store.ts'

/** The person leaves the room: camera, microphone and screen are let go. What was being recorded is stopped and kept. */
export async function leaveStudio(): Promise<void> {
  const store = getDefaultStore()
  closePreview()
  await store.get(studioAtom)?.desk.stop()
  store.set(stageAtom, null)
}
