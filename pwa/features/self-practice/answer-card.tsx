import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import type { Attempt } from '../../answer-review/attempts.ts'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { OtherTakes } from '../../answer-review/other-takes.tsx'
import { useRecordingFile } from '../../answer-review/use-recording-file.ts'
import { type GivenAnswer, type QuestionStatus, questionLabel, takesOf } from '../../media/interview-runner/practice.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { setWords, wordsAtom } from './open-self-practice.ts'
import { isOwn } from './own-questions.ts'
import { wordsOf } from './practice-outline.ts'

interface AnswerCardProps {
  localStore: LocalStore
  question: InterviewQuestion
  given: GivenAnswer
  status: QuestionStatus
  /** The question's, from 0. */
  index: number
  /** On the stage: another take, and which take counts. */
  onTryAgain?: () => void
  onChoose?: (answerId: string) => void
}

/** One answer of this practice: play it, read it, correct it, get feedback on it, try again. */
export function AnswerCard({ localStore, question, given, status, index, onTryAgain, onChoose }: AnswerCardProps) {
  const runs = useAtomValue(feedbackRunsAtom)
  const allWords = useAtomValue(wordsAtom)
  const corrected = allWords.get(given.id) ?? null
  const file = useRecordingFile(localStore, given.how === 'spoken' ? given.id : null)
  const lengthMs = given.how === 'spoken' ? given.lengthMs : 0
  const spoken = useMemo(() => file && { file, lengthMs }, [file, lengthMs])
  const asked = isOwn(question) ? { question: question.question, type: question.type } : question
  if (given.how === 'spoken' && !spoken) return <Spinner>Loading your answer</Spinner>
  const words = corrected ?? (given.how === 'typed' ? given.text : given.captions)
  const takes = takesOf(status).map((answer, at) => ({ number: at + 1, answer }))
  const before = takes.slice(
    0,
    takes.findIndex(({ answer }) => answer.id === given.id),
  )
  const judged = before.flatMap(({ answer }): Attempt[] => {
    const feedback = runs.get(answer.id)?.answer
    return feedback ? [{ label: '', score: feedback.score, delivery: feedback.delivery }] : []
  })
  return (
    <div className="stack">
      <AnswerCoach
        key={given.id}
        answerId={given.id}
        asked={asked}
        answer={{ spoken, words }}
        onWords={(next) => setWords(given.id, next)}
        label={questionLabel(index)}
        earlier={judged.map((attempt, at) => ({ ...attempt, label: `Try ${at + 1}` }))}
        actions={onTryAgain && <TryAgain onTap={onTryAgain} />}
      />
      {onChoose && (
        <OtherTakes
          localStore={localStore}
          index={index}
          takes={takes
            .filter(({ answer }) => answer.id !== given.id)
            .map(({ number, answer }) => {
              const run = runs.get(answer.id)
              return { number, answer, words: wordsOf(answer, allWords.get(answer.id), run), score: run?.answer?.score ?? null }
            })}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}

function TryAgain({ onTap }: { onTap: () => void }) {
  return (
    <Button small icon="retry" onClick={onTap} note="Free. This take stays here.">
      Try again
    </Button>
  )
}
