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
      <p>The job description is read for this round, and your resume is compared with it.</p>
    </GeneratingCard>
  )
}
