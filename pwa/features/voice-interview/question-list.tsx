import { scoreWords } from '../../answer-review/verdict.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AnswerProgress } from './answer-progress.ts'

interface QuestionListProps {
  questions: readonly { question: string }[]
  allProgress: readonly AnswerProgress[]
  /** Opens the answer with everything about it. */
  onOpen: (index: number) => void
}

/** Every question with its score; a tap leads to its answer. */
export function QuestionList({ questions, allProgress, onOpen }: QuestionListProps) {
  return (
    <ol className="interview-questions plain-list">
      {questions.map(({ question }, index) => {
        const key = `question-${index}`
        return (
          <li key={key}>
            <button type="button" onClick={() => onOpen(index)}>
              <span className="interview-question-number numbers">{index + 1}</span>
              <span>{question}</span>
              <Mark progress={allProgress[index]!} />
              <Icon name="chevron-right" size={20} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Mark({ progress }: { progress: AnswerProgress }) {
  if (progress.state === 'unanswered') return <Badge tone="yellow">Skipped</Badge>
  if (progress.state === 'not-transcribed') return <Badge tone="quiet">Provisional</Badge>
  if (progress.state === 'needs-words') return <Badge tone="quiet">Needs words</Badge>
  if (progress.state === 'not-reviewed') return <Badge tone="red">Try again</Badge>
  if (progress.state !== 'ready') return <Badge tone="quiet">Coming</Badge>
  const { score, scoreColor, provisional } = progress.feedback
  if (provisional) return <Badge tone="quiet">Provisional</Badge>
  return <Badge tone={scoreColor}>{scoreWords(score)}</Badge>
}
