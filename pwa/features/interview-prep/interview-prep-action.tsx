import { useAtomValue } from 'jotai'
import { NextStepLink } from '../../generation/next-step.tsx'
import { PrepButton } from './prep-button.tsx'
import { phaseOf } from './prep-sections.ts'
import { preparationAtom } from './preparation.ts'

export default function InterviewPrepAction() {
  const phase = phaseOf(useAtomValue(preparationAtom))
  return phase === 'results' ? <NextStepLink /> : <PrepButton />
}
