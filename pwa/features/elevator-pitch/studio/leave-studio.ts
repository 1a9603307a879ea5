import { getDefaultStore } from 'jotai'
import type { Desk } from '../../../media/recorder/recording-desk.ts'
import { closePreview } from './preview.ts'
import { stageAtom } from './stage-state.ts'
import { studioAtom } from './studio-store.ts'

/** The person leaves the room: camera, microphone and screen are let go. What was being recorded is stopped and kept. */
export async function leaveStudio(): Promise<void> {
  const store = getDefaultStore()
  const studio = store.get(studioAtom)
  closePreview()
  store.set(stageAtom, null)
  if (!studio) return
  await noLongerAsking(studio.desk)
  await studio.desk.stop()
}

/** A recorder that has just been started is stopped once it runs. */
function noLongerAsking(desk: Desk): Promise<void> {
  const isAsking = () => desk.view().recorder.state === 'asking'
  if (!isAsking()) return Promise.resolve()
  return new Promise((resolve) => {
    const hush = desk.subscribe(() => {
      if (isAsking()) return
      hush()
      resolve()
    })
  })
}
