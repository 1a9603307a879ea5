import { useAtomValue } from 'jotai'
import { shortageNote } from '../../generation/form/balance.ts'
import { BuyMoreNote } from '../../generation/form/buy-more-note.tsx'
import { firstDo, openPickerIfMissing, useMissingFields } from '../../generation/form/missing-fields.ts'
import { submitForm } from '../../generation/form/request-form.tsx'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { qaCredits } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'

export const questionsFormId = 'interview-qa-form'

/** Enabled without enough credits too: the balance may have changed. The banner above has the price. */
export function QuestionsButton() {
  const { run } = useAtomValue(questionsAtom)
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const shortage = shortageNote(useCredits(), isDevMode ? 0 : qaCredits)
  const missing = useMissingFields(['resume', 'job description'])
  const isRunning = run.state === 'running'
  return (
    <Button
      type="submit"
      form={questionsFormId}
      look="main"
      wide
      busy={isRunning}
      onClick={() => openPickerIfMissing(questionsFormId, missing)}
      note={
        <BuyMoreNote shortage={shortage} wanted={{ reason: 'interview_prep', proceed: () => submitForm(questionsFormId) }}>
          {firstDo(missing) ?? 'You pay only if you get questions.'}
        </BuyMoreNote>
      }
    >
      {isRunning ? 'Generating...' : 'Generate Tailored Questions'}
    </Button>
  )
}
