import { useAtomValue } from 'jotai'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { CopyButton } from '../../generation/copy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { OwnAnswer } from './own-answer.ts'
import { dispatchSession, sessionAtom } from './session-store.ts'

interface OwnAnswerViewProps {
  index: number
  question: QaQuestion
  answer: OwnAnswer
  onRemoved: () => void
}

/** The saved answer: play it, correct its words, copy it, get feedback on it. */
export function OwnAnswerView({ index, question, answer, onRemoved }: OwnAnswerViewProps) {
  const { jobDescription } = useAtomValue(sessionAtom)
  const { words } = answer

  function remove() {
    dispatchSession({ type: 'own-answer-was-removed', index })
    onRemoved()
    toast({ title: 'Your answer was removed' })
  }

  return (
    <section className="qa-own stack" aria-label={`Your answer to question ${index + 1}`}>
      <div className="between">
        <h3>Your answer</h3>
        {words && <CopyButton label={`Copy your answer to question ${index + 1}`} text={() => words} />}
      </div>
      <p className="small quiet">Kept until you leave.</p>
      <AnswerCoach
        answerId={answer.id}
        asked={{ question: question.question }}
        answer={answer}
        onWords={(next) => dispatchSession({ type: 'own-answer-was-saved', index, answer: { ...answer, words: next } })}
        label={`Question ${index + 1}`}
        {...(jobDescription && { jobDescription })}
      />
      <div className="qa-item-actions not-printed">
        <Button small look="quiet" icon="trash" onClick={remove}>
          Remove my answer
        </Button>
      </div>
    </section>
  )
}
