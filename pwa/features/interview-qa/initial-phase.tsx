import { useAtomValue } from 'jotai'
import { FailureNote } from '../../generation/failure-note.tsx'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { isUnsaved, receivedOf } from '../../generation/generation.ts'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { qaCredits } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'
import { QuestionsForm } from './questions-form.tsx'
import { dispatchSession, ownCountAtom } from './session-store.ts'
import type { QuestionsForm as Form } from './use-questions-form.ts'

const steps: readonly Step[] = [
  { title: 'Upload your resume', text: 'PDF or DOCX up to 5MB.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Choose the round', text: 'A panel asks different questions than a recruiter.' },
  { title: 'Practice', text: 'Read, say it aloud, and mark what you know.' },
]

export function InitialPhase({ form }: { form: Form }) {
  const questions = useAtomValue(questionsAtom)
  const hasQuestions = receivedOf(questions).questions !== undefined
  const unsaved = isUnsaved(questions.last)
    ? "You haven't exported or copied all of them, and the new ones replace them."
    : 'The new ones replace them.'
  const ownCount = useAtomValue(ownCountAtom)
  const withOwn = ownCount > 0 ? ' Your own answers are replaced too.' : ''
  return (
    <FormLayout
      intro={
        <HowThisWorks steps={steps}>
          Ten likely questions for this job, each with a way to answer it from your own facts.
        </HowThisWorks>
      }
    >
      <FailureNote failure={form.failure} onDismiss={form.dismissFailure} />
      {hasQuestions && (
        <Button icon="retry" wide onClick={() => dispatchSession({ type: 'last-questions-were-opened' })}>
          Show last questions
        </Button>
      )}
      <QuestionsForm form={form} />
      <ReplaceDialog
        question={form.replaceQuestion}
        title="Replace your last questions?"
        description={`${unsaved}${withOwn} New ones take ${qaCredits} credits.`}
        replace="Generate anyway"
        keep="Keep them"
      />
    </FormLayout>
  )
}
