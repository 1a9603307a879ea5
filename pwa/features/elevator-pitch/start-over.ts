import { getDefaultStore } from 'jotai'
import {
  earlierPitchesAtom,
  nothingSaid,
  recordedAtom,
  resumeTextAtom,
  saidAtom,
  scriptAtom,
  stepAtom,
  takenScriptAtom,
  uploadTypeAtom,
} from './pitch-store.ts'
import { reviewGeneration } from './review-generation.ts'
import { scriptGeneration } from './script-generation.ts'

const store = getDefaultStore()
/** Loaded only when needed: the studio is more than this screen may begin with. */
const loadStudio = () => import('./studio/studio-store.ts')

/** A take still being saved stays until done. Reopen the studio only afterwards: it would report the old take. */
export async function dropRecording(): Promise<void> {
  const recorded = store.get(recordedAtom)
  store.set(recordedAtom, null)
  store.set(saidAtom, nothingSaid)
  await reviewGeneration.cancelWaiting()
  if (recorded) await (await loadStudio()).discardPitch(recorded.id)
}

/** Removes script, take and feedback, after the user confirmed. Ad and resume stay: every form shares them. */
export async function startOver(): Promise<void> {
  for (const generation of [scriptGeneration, reviewGeneration]) {
    generation.forgetKey()
    generation.dispatch({ type: 'failure-was-read' })
    generation.dispatch({ type: 'results-were-closed' })
  }
  store.set(stepAtom, 'initial')
  store.set(uploadTypeAtom, 'resume')
  store.set(scriptAtom, '')
  store.set(takenScriptAtom, '')
  store.set(earlierPitchesAtom, [])
  store.set(resumeTextAtom, null)
  await dropRecording()
  await (await loadStudio()).forgetPitch()
}
