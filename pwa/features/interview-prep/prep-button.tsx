import { useAtomValue } from 'jotai'
import { firstDo, useMissingFields } from '../../generation/form/next-step.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { priceNote } from './form-rules.ts'
import { preparationAtom } from './preparation.ts'
import { roundAtom } from './use-prepare.ts'

export const prepFormId = 'interview-prep-form'

/** The form's button with its price: in the form on a desktop, at the bottom edge of a phone. */
export function PrepButton() {
  const { run } = useAtomValue(preparationAtom)
  const credits = useCredits()
  const missing = useMissingFields(['job description', 'round'], useAtomValue(roundAtom))
  const isRunning = run.state === 'running'
  return (
    <Button type="submit" form={prepFormId} look="main" wide busy={isRunning} note={firstDo(missing) ?? priceNote(credits)}>
      {isRunning ? 'Preparing...' : 'Start Preparation'}
    </Button>
  )
}
