import { useAtomValue } from 'jotai'
import { shortageNote } from '../../generation/form/balance.ts'
import { useMissingFields } from '../../generation/form/missing-fields.ts'
import { RequestButton } from '../../generation/form/request-form.tsx'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { qaCredits } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'

export const questionsFormId = 'interview-qa-form'

/** The banner above has the price. */
export function QuestionsButton() {
  const isRunning = useAtomValue(questionsAtom).run.state === 'running'
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const shortage = shortageNote(useCredits(), isDevMode ? 0 : qaCredits)
  const missing = useMissingFields(['resume', 'job description'])
  const note = 'You pay only if you get questions.'
  return (
    <RequestButton id={questionsFormId} reason="interview_prep" {...{ missing, shortage, note }} busy={isRunning}>
      {isRunning ? 'Generating...' : 'Generate Tailored Questions'}
    </RequestButton>
  )
}
