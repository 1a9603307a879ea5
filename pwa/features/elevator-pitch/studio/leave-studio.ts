import { getDefaultStore } from 'jotai'
import type { RecorderController } from '../../../media/recorder/recorder-controller.ts'
import { stageAtom, studioAtom } from './studio-atom.ts'

/** Releases camera, microphone and screen lock. A running recording is stopped and kept. */
export async function leaveStudio(): Promise<void> {
  const store = getDefaultStore()
  const studio = store.get(studioAtom)
  store.set(stageAtom, null)
  if (!studio) return
  studio.controller.closePreview()
  await untilRunning(studio.controller)
  await studio.controller.stop()
}

/** A recorder that is starting can be stopped only once it runs. */
function untilRunning(controller: RecorderController): Promise<void> {
  const isAsking = () => controller.view.get().recorder.state === 'asking'
  if (!isAsking()) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = controller.view.subscribe(() => {
      if (isAsking()) return
      unsubscribe()
      resolve()
    })
  })
}
