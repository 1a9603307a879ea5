import type { Balance } from '../../generation/form/balance.ts'
import { Button } from '../../ui/button.tsx'
import { analysisCredits, priceNote } from './form-rules.ts'

export const requirementsFormId = 'requirements-form'

/** Goes on with the lines that the person has marked. */
export function MarkingAction({ credits }: { credits: Balance }) {
  return (
    <Button type="submit" form={requirementsFormId} look="main" wide note={`${analysisCredits} credits. ${priceNote(credits)}`}>
      Score against these lines
    </Button>
  )
}
