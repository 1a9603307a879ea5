import type { Attempt } from '../../answer-review/attempts.ts'
import { scoreWords } from '../../answer-review/verdict.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AnswerProgress } from './answer-progress.ts'

interface QuestionListProps {
  questions: readonly { question: string }[]
  allProgress: readonly AnswerProgress[]
  /** For each question, the takes up to the one that counts. */
  allAttempts: readonly (readonly Attempt[])[]
  onOpen: (index: number) => void
}

export function QuestionList({ questions, allProgress, allAttempts, onOpen }: QuestionListProps) {
  return (
    <ol className="interview-questions lines plain-list">
      {questions.map(({ question }, index) => {
        const key = `question-${index}`
        return (
          <li key={key}>
            <button type="button" className="row-button" onClick={() => onOpen(index)}>
              <span className="quiet numbers">{index + 1}</span>
              <span className="fill">{question}</span>
              <span className="row-tight">
                <Before attempts={allAttempts[index]!} />
                <Mark progress={allProgress[index]!} />
                <Icon name="chevron-right" size={20} />
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** "5.4 →": the first take's score, after a retry. */
function Before({ attempts: [first, ...rest] }: { attempts: readonly Attempt[] }) {
  if (!first || rest.length === 0) return null
  return (
    <span className="small quiet numbers">
      <span className="only-heard">First take </span>
      {scoreWords(first.score)} <span aria-hidden="true">→</span>
    </span>
  )
}

function Mark({ progress }: { progress: AnswerProgress }) {
  if (progress.state === 'unanswered') return <Badge tone="yellow">Skipped</Badge>
  if (progress.state === 'not-transcribed') return <Badge tone="quiet">Provisional</Badge>
  if (progress.state === 'needs-words') return <Badge tone="quiet">Needs words</Badge>
  if (progress.state === 'ended') return <Badge tone="quiet">No feedback</Badge>
  if (progress.state === 'not-reviewed') return <Badge tone="red">Try again</Badge>
  if (progress.state !== 'ready') return <Badge tone="quiet">Coming</Badge>
  const { score, scoreColor, provisional, heard } = progress.feedback
  if (provisional && heard) return <Badge tone="yellow">Your call</Badge>
  if (provisional) return <Badge tone="quiet">Provisional</Badge>
  return <Badge tone={scoreColor}>{scoreWords(score)}</Badge>
}
