import { useAtomValue } from 'jotai'
import { type Phase, phaseOf } from './phase.ts'
import { placeAtom, preparingAtom } from './pitch-store.ts'
import { reviewAnswerAtom } from './review-room.ts'
import { scriptAnswerAtom } from './script-room.ts'

/** Where the screen stands, kept up to date. */
export function usePhase(): Phase {
  const place = useAtomValue(placeAtom)
  const preparing = useAtomValue(preparingAtom)
  const { run: scriptRun } = useAtomValue(scriptAnswerAtom)
  const { run: reviewRun } = useAtomValue(reviewAnswerAtom)
  return phaseOf({ place, preparing, scriptRun, reviewRun })
}
