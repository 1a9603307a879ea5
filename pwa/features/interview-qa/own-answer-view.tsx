import { useAtomValue } from 'jotai'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import type { Attempt } from '../../answer-review/attempts.ts'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
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
  onTryAgain: () => void
}

/** The saved answer: play it, correct its words, copy it, get feedback on it. */
export function OwnAnswerView({ index, question, answer, onRemoved, onTryAgain }: OwnAnswerViewProps) {
  const runs = useAtomValue(feedbackRunsAtom)
  const { jobDescription } = useAtomValue(sessionAtom)
  const { words, earlierIds = [] } = answer
  const earlier = earlierIds
    .flatMap((id) => runs.get(id)?.answer ?? [])
    .map(({ score, delivery }, at): Attempt => ({ label: `Try ${at + 1}`, score, delivery }))

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
        earlier={earlier}
        {...(jobDescription && { jobDescription })}
      />
      <div className="qa-item-actions not-printed">
        <Button small icon="retry" onClick={onTryAgain}>
          Try again
        </Button>
        <Button small look="quiet" icon="trash" onClick={remove}>
          Remove my answer
        </Button>
      </div>
    </section>
  )
}
