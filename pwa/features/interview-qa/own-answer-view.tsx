import { useAtomValue } from 'jotai'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { CopyButton } from '../../generation/copy-button.tsx'
import { useStorage } from '../../media/uploads/storage.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { OwnAnswer } from './session.ts'
import { dispatchSession, ownSessionAtom, removeOwnAnswer, sessionAtom } from './session-store.ts'

const keptUntil = {
  'on-this-device': 'On this device until you remove it or generate new questions.',
  'in-this-tab': 'In this tab only: closing or reloading it deletes it.',
}

interface OwnAnswerViewProps {
  index: number
  question: QaQuestion
  answer: OwnAnswer
  onRemoved: () => void
  onTryAgain: () => void
}

/** The saved answer: play it, correct its words, copy it, get feedback on it. */
export function OwnAnswerView({ index, question, answer, onRemoved, onTryAgain }: OwnAnswerViewProps) {
  const { jobDescription } = useAtomValue(sessionAtom)
  const ownSession = useAtomValue(ownSessionAtom)
  const { words, earlierIds = [] } = answer

  function remove() {
    removeOwnAnswer(index)
    onRemoved()
    toast({ title: 'Your answer was removed' })
  }

  return (
    <section className="qa-own stack" aria-label={`Your answer to question ${index + 1}`}>
      <div className="between">
        <h3>Your answer</h3>
        {words && <CopyButton label={`Copy your answer to question ${index + 1}`} text={() => words} />}
      </div>
      <p className="small quiet">{keptUntil[useStorage()]}</p>
      {ownSession ? (
        <AnswerCoach
          key={answer.id}
          localStore={ownSession.localStore}
          session={ownSession.session}
          answer={answer}
          asked={{ question: question.question }}
          onWords={(next) => dispatchSession({ type: 'own-answer-was-saved', index, answer: { ...answer, words: next } })}
          label={`Question ${index + 1}`}
          {...{ earlierIds, jobDescription }}
        />
      ) : (
        <blockquote className="transcript-words">{words}</blockquote>
      )}
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
