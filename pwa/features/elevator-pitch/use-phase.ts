import { useAtomValue } from 'jotai'
import { type Phase, phaseOf } from './phase.ts'
import { placeAtom, preparingAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'

/** Where the screen stands, kept up to date. */
export function usePhase(): Phase {
  const place = useAtomValue(placeAtom)
  const preparing = useAtomValue(preparingAtom)
  const { run: scriptRun } = useAtomValue(scriptGenerationAtom)
  const { run: reviewRun } = useAtomValue(reviewGenerationAtom)
  return phaseOf({ place, preparing, scriptRun, reviewRun })
}
