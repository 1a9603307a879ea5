import { useAtomValue } from 'jotai'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton } from '../../generation/form/request-form.tsx'
import { useCredits } from '../../session/credits/use-credits.ts'
import { priceNote, tooFewCredits } from './form-rules.ts'
import { roundAtom } from './use-prepare.ts'

export const prepFormId = 'interview-prep-form'

export function PrepButton() {
  const credits = useCredits()
  const missing = useMissingFields(['job description', 'round'], useAtomValue(roundAtom))
  const shortage = tooFewCredits(credits)
  return (
    <RequestButton id={prepFormId} reason="interview_prep" missing={missing} shortage={shortage} note={priceNote(credits)}>
      Start Preparation
    </RequestButton>
  )
}
