import { useAtomValue } from 'jotai'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { askedWords } from '../../generation/status-words.ts'
import { prepCredits } from './form-rules.ts'
import { preparationAtom } from './preparation.ts'

export function LoadingPhase() {
  return (
    <GeneratingCard
      title="Preparing Your Interview Materials"
      doing="The first part arrives in a moment, the rest within a minute or so"
      run={useAtomValue(preparationAtom).run}
      hold={askedWords(prepCredits)}
    >
      <p>We read the job description for this round and compare your resume with it.</p>
    </GeneratingCard>
  )
}
