import { atom } from 'jotai'
import { isUnsaved } from '../../generation/generation.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'
import { recordedAtom, savedRecordingIdAtom, scriptAtom, takenScriptAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'

export const unsavedScriptAtom = atom((get) => {
  const script = get(scriptAtom).trim()
  return script !== '' && script !== get(takenScriptAtom).trim()
})

const unsavedFeedbackAtom = atom((get) => {
  const { last, isOpen } = get(reviewGenerationAtom)
  return isOpen && isUnsaved(last)
})

export const unsavedTakeAtom = atom((get) => {
  const recorded = get(recordedAtom)
  return recorded !== null && recorded.id !== get(savedRecordingIdAtom)
})

export const wouldLoseAtom = atom((get): string[] => [
  ...(get(unsavedScriptAtom) ? ['your script'] : []),
  ...(get(unsavedTakeAtom) ? ['your recording'] : []),
  ...(get(unsavedFeedbackAtom) ? ['the feedback'] : []),
])

/** Closing the tab loses no recording: it is in the local store. */
const unloadLosesAtom = atom((get) => get(unsavedScriptAtom) || get(unsavedFeedbackAtom))

guardLeaving(unloadLosesAtom, (loses) => loses)
