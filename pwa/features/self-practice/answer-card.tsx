import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { useRecordingFile } from '../../answer-review/use-recording-file.ts'
import type { GivenAnswer } from '../../media/interview-runner/practice.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { setWords, wordsAtom } from './open-self-practice.ts'
import { isOwn } from './own-questions.ts'

interface AnswerCardProps {
  localStore: LocalStore
  question: InterviewQuestion
  given: GivenAnswer
  /** "Question 4". */
  label: string
}

/** One answer of this practice: play it, read it, correct it, get feedback on it. */
export function AnswerCard({ localStore, question, given, label }: AnswerCardProps) {
  const corrected = useAtomValue(wordsAtom).get(given.id) ?? null
  const file = useRecordingFile(localStore, given.how === 'spoken' ? given.id : null)
  const lengthMs = given.how === 'spoken' ? given.lengthMs : 0
  const spoken = useMemo(() => file && { file, lengthMs }, [file, lengthMs])
  const asked = isOwn(question) ? { question: question.question, type: question.type } : question
  if (given.how === 'spoken' && !spoken) return <Spinner>Loading your answer</Spinner>
  const words = corrected ?? (given.how === 'typed' ? given.text : given.captions)
  return (
    <AnswerCoach
      key={given.id}
      answerId={given.id}
      asked={asked}
      answer={{ spoken, words }}
      onWords={(next) => setWords(given.id, next)}
      label={label}
    />
  )
}
