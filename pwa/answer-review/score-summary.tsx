import type { ReactNode } from 'react'
import type { AnswerFeedback, AnswerScorePart, ScoreColor } from '../../api/contract/answer-feedback.ts'
import { Collapsible } from '../ui/collapsible.tsx'
import { ScoreRing } from '../ui/score-ring.tsx'
import { ShareBar } from '../ui/share-bar.tsx'
import { wholeNumbers } from '../ui/whole-numbers.ts'
import { scoreWords, verdictOf } from './verdict.ts'

interface ScoreVerdictProps {
  score: number
  tone: ScoreColor
  word: string
  note?: ReactNode
  provisional?: boolean
}

export function ScoreVerdict({ score, tone, word, note, provisional = false }: ScoreVerdictProps) {
  return (
    <div className="answer-verdict row">
      <ScoreRing
        score={score * 10}
        number={scoreWords(score)}
        tone={tone}
        caption="of 10"
        size={96}
        label={`Score ${scoreWords(score)} of 10: ${word}`}
        provisional={provisional}
      />
      <div className="stack-snug">
        <strong className="title-m">{word}</strong>
        {note}
      </div>
    </div>
  )
}

export function ScoreSummary({ feedback }: { feedback: AnswerFeedback }) {
  const { tone, word, note } = verdictOf(feedback)
  const { score, provisional } = feedback
  return <ScoreVerdict {...{ score, tone, word, provisional }} note={note && <p className="quiet">{note}</p>} />
}

type Part = Omit<AnswerScorePart, 'id'> & { id: string }

interface ScorePartsProps {
  parts: readonly Part[]
  what: 'answer' | 'pitch'
  children?: ReactNode
}

export function ScoreParts({ parts, what, children }: ScorePartsProps) {
  if (parts.length === 0) return null
  const [points, most] = wholeParts(parts)
  return (
    <Collapsible title="How this score is made" look="line">
      <ul className="plain-list stack">
        {parts.map((part, at) => (
          <ScoreRow key={part.id} part={part} points={points[at]!} max={most[at]!} />
        ))}
      </ul>
      <p className="small quiet">
        Your score is the sum of these points, divided by ten: strong from 8, fair from 6. The same {what} always gets the same
        score.
      </p>
      {children}
    </Collapsible>
  )
}

/** What was measured, in whole points that add up to the whole score and to 100. */
function wholeParts(parts: readonly Part[]) {
  const sum = (values: readonly number[]) => Math.round(values.reduce((one, other) => one + other, 0))
  const [points, most] = [parts.map((part) => part.points ?? 0), parts.map(({ max, points }) => (points === null ? 0 : max))]
  return [wholeNumbers(points, sum(points)), wholeNumbers(most, sum(most))] as const
}

function ScoreRow({ part: { label, points: measured, why }, points, max }: { part: Part; points: number; max: number }) {
  return (
    <li className="stack-snug">
      <div className="row-apart">
        <strong>{label}</strong>
        <span className="numbers">{measured === null ? 'not measured' : `${points} of ${max}`}</span>
      </div>
      {measured !== null && <ShareBar share={max > 0 ? points / max : 0} />}
      {why && <p className="small quiet">{why}</p>}
    </li>
  )
}
