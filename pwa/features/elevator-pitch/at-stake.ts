import { atom } from 'jotai'
import { guardLeaving } from '../../generation/leaving-guard.ts'
import { recordedAtom, savedRecordingIdAtom, scriptAtom, takenScriptAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'

/** Kept in memory only: a reload loses them, unlike the recording, which the local store keeps. */
const unsavedTextsAtom = atom((get) => {
  const script = get(scriptAtom).trim()
  const { last, isOpen } = get(reviewGenerationAtom)
  return {
    script: script !== '' && script !== get(takenScriptAtom).trim(),
    feedback: last !== null && isOpen && !last.isSaved,
  }
})

/** Whether there is a take that is not in the library. */
export const unsavedTakeAtom = atom((get) => {
  const recorded = get(recordedAtom)
  return recorded !== null && recorded.recordingId !== get(savedRecordingIdAtom)
})

/** Whether a new script would replace one that was neither copied nor exported. */
export const unsavedScriptAtom = atom((get) => get(unsavedTextsAtom).script)

/** What 'Back to Start' would lose, in words. What was saved, exported or copied is not lost. */
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
