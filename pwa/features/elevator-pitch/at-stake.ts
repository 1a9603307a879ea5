import { atom } from 'jotai'
import { guardLeaving } from '../../generation/leaving-guard.ts'
import { recordedAtom, savedRecordingIdAtom, scriptAtom, takenScriptAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'

/** In memory only: a reload loses them, unlike the recording in the local store. */
const unsavedTextsAtom = atom((get) => {
  const script = get(scriptAtom).trim()
  const { last, isOpen } = get(reviewGenerationAtom)
  return {
    script: script !== '' && script !== get(takenScriptAtom).trim(),
    feedback: last !== null && isOpen && !last.isSaved,
  }
})

export const unsavedTakeAtom = atom((get) => {
  const recorded = get(recordedAtom)
  return recorded !== null && recorded.id !== get(savedRecordingIdAtom)
})

export const unsavedScriptAtom = atom((get) => get(unsavedTextsAtom).script)

export const wouldLoseAtom = atom((get): string[] => {
  const { script, feedback } = get(unsavedTextsAtom)
  return [
    ...(script ? ['your script'] : []),
    ...(get(unsavedTakeAtom) ? ['your recording'] : []),
    ...(feedback ? ['the feedback'] : []),
  ]
})

const unloadLosesAtom = atom((get) => {
  const { script, feedback } = get(unsavedTextsAtom)
  const isRunning = get(scriptGenerationAtom).run.state === 'running' || get(reviewGenerationAtom).run.state === 'running'
  return isRunning || script || feedback
})

guardLeaving(unloadLosesAtom, (loses) => loses)
