import { useAtomValue } from 'jotai'
import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { firstDo, useMissingFields } from '../../generation/form/missing-fields.ts'
import { submitForm } from '../../generation/form/request-form.tsx'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { priceNote, tooFewCredits } from './form-rules.ts'
import { preparationAtom } from './preparation.ts'
import { roundAtom } from './use-prepare.ts'

export const prepFormId = 'interview-prep-form'

export function PrepButton() {
  const { run } = useAtomValue(preparationAtom)
  const credits = useCredits()
  const missing = useMissingFields(['job description', 'round'], useAtomValue(roundAtom))
  const isRunning = run.state === 'running'
  return (
    <Button
      type="submit"
      form={prepFormId}
      look="main"
      wide
      busy={isRunning}
      note={
        <BuyMoreNote
          shortage={tooFewCredits(credits) && priceNote(credits)}
          wanted={{ reason: 'interview_prep', proceed: () => submitForm(prepFormId) }}
        >
          {firstDo(missing) ?? priceNote(credits)}
        </BuyMoreNote>
      }
    >
      {isRunning ? 'Preparing...' : 'Start Preparation'}
    </Button>
  )
}
