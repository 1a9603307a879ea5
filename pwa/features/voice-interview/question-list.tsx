import { scoreWords } from '../../answer-review/verdict.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Standing } from './standings.ts'

interface QuestionListProps {
  questions: readonly { question: string }[]
  standings: readonly Standing[]
  /** Opens the answer with everything about it. */
  onOpen: (index: number) => void
}

/** Every question with its score; a tap leads to its answer. */
export function QuestionList({ questions, standings, onOpen }: QuestionListProps) {
  return (
    <ol className="interview-questions plain-list">
      {questions.map(({ question }, index) => {
        const key = `question-${index}`
        return (
          <li key={key}>
            <button type="button" onClick={() => onOpen(index)}>
              <span className="interview-question-number numbers">{index + 1}</span>
              <span>{question}</span>
              <Mark standing={standings[index]!} />
              <Icon name="chevron-right" size={20} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Mark({ standing }: { standing: Standing }) {
  if (standing.state === 'unanswered') return <Badge tone="yellow">Skipped</Badge>
  if (standing.state === 'not-transcribed') return <Badge tone="quiet">Provisional</Badge>
  if (standing.state === 'needs-words') return <Badge tone="quiet">Needs words</Badge>
  if (standing.state === 'not-reviewed') return <Badge tone="red">Try again</Badge>
  if (standing.state !== 'ready') return <Badge tone="quiet">Coming</Badge>
  const { score, scoreColor, provisional } = standing.feedback
  if (provisional) return <Badge tone="quiet">Provisional</Badge>
  return <Badge tone={scoreColor}>{scoreWords(score)}</Badge>
}
