import { useAtomValue } from 'jotai'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { filtered } from './filters.ts'
import { QuestionItem } from './question-item.tsx'
import { sessionAtom } from './session-store.ts'

/** The questions that the filter lets through. Several may be open at once. */
export function QuestionList({ questions }: { questions: readonly QaQuestion[] }) {
  const { filter } = useAtomValue(sessionAtom)
  const shown = filtered(questions, filter)
  if (shown.length === 0) return <p className="quiet">No questions of this kind yet.</p>
  return (
    <ol className="qa-questions plain-list">
      {shown.map(({ index, question }) => (
        <QuestionItem key={index} index={index} question={question} />
      ))}
    </ol>
  )
}
