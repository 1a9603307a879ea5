import { useAtomValue, useSetAtom } from 'jotai'
import { configAtom } from '../../session/auth/session.ts'
import { creditsSheetOpenAtom } from '../../session/credits/credits-sheet-state.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Button } from '../../ui/button.tsx'
import { shortageNote } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'

export const questionsFormId = 'interview-qa-form'

/** The form's button. It stands in the form on a desktop and at the bottom edge on a phone; its price stands in the banner above. */
export function QuestionsButton() {
  const { run } = useAtomValue(questionsAtom)
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  const shortage = shortageNote(useCredits(), isDevMode)
  const isRunning = run.state === 'running'
  return (
    <Button
      type="submit"
      form={questionsFormId}
      look="main"
      wide
      busy={isRunning}
      note={
        shortage ? (
          <>
            {shortage}{' '}
            <button type="button" className="qa-buy" onClick={() => showCredits(true)}>
              Buy more
            </button>
          </>
        ) : (
          'You pay only if you get questions.'
        )
      }
    >
      {isRunning ? 'Generating...' : 'Generate Tailored Questions'}
    </Button>
  )
}
