import { Button } from '../../ui/button.tsx'
import { analysisCredits, type ButtonFacts, priceNote } from './form-rules.ts'

export const requirementsFormId = 'requirements-form'

/** Goes on with the lines that the person has marked. */
export function MarkingAction({ credits: { state, credits } }: Pick<ButtonFacts, 'credits'>) {
  return (
    <Button
      type="submit"
      form={requirementsFormId}
      look="main"
      wide
      note={`${analysisCredits} credits. ${priceNote(state, credits)}`}
    >
      Score against these lines
    </Button>
  )
}
