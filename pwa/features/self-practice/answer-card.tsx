import { useAtomValue } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { OtherTakes } from '../../answer-review/other-takes.tsx'
import { type GivenAnswer, type QuestionStatus, questionLabel } from '../../media/interview-runner/practice.ts'
import { Button } from '../../ui/button.tsx'
import { type SelfPractice, setWords, wordsAtom } from './open-self-practice.ts'
import { wordsOf } from './practice-outline.ts'

interface AnswerCardProps {
  selfPractice: SelfPractice
  question: InterviewQuestion
  given: GivenAnswer
  status: QuestionStatus
  index: number
  onTryAgain: () => void
  onChoose: (answerId: string) => void
}

export function AnswerCard({ selfPractice, question, given, status, index, onTryAgain, onChoose }: AnswerCardProps) {
  const runs = useAtomValue(feedbackRunsAtom)
  const allWords = useAtomValue(wordsAtom)
  const corrected = allWords.get(given.id) ?? null
  const { localStore, session, jobDescription } = selfPractice
  const spoken = given.how === 'spoken' ? { lengthMs: given.lengthMs } : null
  const words = corrected ?? (given.how === 'typed' ? given.text : given.captions)
  const takes = status.takes.map((answer, at) => ({ number: at + 1, answer }))
  const ids = takes.map(({ answer }) => answer.id)
  return (
    <div className="stack">
      <AnswerCoach
        key={given.id}
        {...{ localStore, session, asked: question, jobDescription }}
        answer={{ id: given.id, spoken, words }}
        onWords={(next) => setWords(given.id, next)}
        label={questionLabel(index)}
        earlierIds={ids.slice(0, ids.indexOf(given.id))}
        actions={
          <Button small icon="retry" onClick={onTryAgain} note="Free. This take stays here.">
            Try again
          </Button>
        }
      />
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
    </div>
  )
}
