import { getDefaultStore } from 'jotai'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import {
  nothingSaid,
  placeAtom,
  recordedAtom,
  refusalAtom,
  resumeTextAtom,
  saidAtom,
  scriptAtom,
  takenScriptAtom,
  uploadTypeAtom,
  waitsForConnectionAtom,
} from './pitch-store.ts'
import { reviewGeneration } from './review-generation.ts'
import { scriptGeneration } from './script-generation.ts'
import { discardPitch, forgetPitch } from './studio/studio-store.ts'

const store = getDefaultStore()

/**
 * The take goes; what still waits to be saved stays until it is. The studio opens again only afterwards: it hands on what is still on its
 * desk.
 */
export async function dropRecording(): Promise<void> {
  const recorded = store.get(recordedAtom)
  store.set(recordedAtom, null)
  store.set(saidAtom, nothingSaid)
  store.set(waitsForConnectionAtom, false)
  if (recorded) await discardPitch(recorded.recordingId)
}

/** Everything as at the first visit (specification, section 2). Only after the person said so. */
export async function startAnew(): Promise<void> {
  for (const room of [scriptGeneration, reviewGeneration]) {
    room.forgetKey()
    room.dispatch({ type: 'failure-was-read' })
    room.dispatch({ type: 'results-were-closed' })
  }
  store.set(placeAtom, 'initial')
  store.set(uploadTypeAtom, 'resume')
  for (const text of [scriptAtom, takenScriptAtom, jobDescriptionDraftAtom]) store.set(text, '')
  store.set(resumeDraftAtom, null)
  store.set(resumeTextAtom, null)
  store.set(refusalAtom, null)
  await dropRecording()
  await forgetPitch()
}
