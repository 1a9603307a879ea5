import { useAtomValue } from 'jotai'
import { AnotherButton } from './another-button.tsx'
import { phaseOf } from './phase.ts'
import { PrepButton } from './prep-button.tsx'
import { preparationAtom } from './preparation.ts'

export default function InterviewPrepAction() {
  const phase = phaseOf(useAtomValue(preparationAtom))
  return phase === 'results' ? <AnotherButton /> : <PrepButton />
}
