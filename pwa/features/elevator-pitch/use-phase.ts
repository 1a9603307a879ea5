import { useAtomValue } from 'jotai'
import { type Phase, phaseOf } from './phase.ts'
import { preparingAtom, stepAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'

/** The phase to show. */
export function usePhase(): Phase {
  const step = useAtomValue(stepAtom)
  const preparing = useAtomValue(preparingAtom)
  const { run: scriptRun } = useAtomValue(scriptGenerationAtom)
  const { run: reviewRun } = useAtomValue(reviewGenerationAtom)
  return phaseOf({ step, preparing, scriptRun, reviewRun })
}
