import { useAtomValue } from 'jotai'
import { FailureNote } from '../../generation/failure-note.tsx'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ComingQuestions } from './coming-questions.tsx'
import { qaCredits } from './form-rules.ts'
import { questionsAtom, receivedOf } from './question-generation.ts'
import { QuestionsForm } from './questions-form.tsx'
import { dispatchSession, sessionAtom } from './session-store.ts'
import { useQuestionsForm } from './use-questions-form.ts'

/** The specification's first phase: the form. */
export function InitialPhase({ isDesktop }: { isDesktop: boolean }) {
  const form = useQuestionsForm()
  const hasQuestions = receivedOf(useAtomValue(questionsAtom)).questions !== undefined
  const ownCount = useAtomValue(sessionAtom).own.size
  const withOwn = ownCount > 0 ? ' Your own answers go with them.' : ''
  return (
    <div className="qa-columns">
      <div className="stack">
        <FailureNote failure={form.failure} onDismiss={form.putFailureAway} />
        {hasQuestions && (
          <Button icon="retry" wide onClick={() => dispatchSession({ type: 'questions-were-asked-for-again' })}>
            Show last questions
          </Button>
        )}
        <QuestionsForm form={form} isDesktop={isDesktop} />
      </div>
      {isDesktop && <ComingQuestions />}
      {form.asksToReplace && (
        <ReplaceDialog
          title="Replace your last questions?"
          description={`You haven't exported or copied all of them, and they are stored nowhere.${withOwn} New ones take ${qaCredits} credits.`}
          goOn="Generate anyway"
          keep="Keep them"
          onGoOn={() => form.press({ replace: true })}
          onKeep={form.keepOld}
        />
      )}
    </div>
  )
}
