import './answers.css'
import type { ReactNode } from 'react'
import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { DeliveryFigures } from './delivery-figures.tsx'
import type { VoiceLevel } from './delivery-rows.ts'
import { FindingsList } from './findings-list.tsx'
import { ScoreSummary } from './score-summary.tsx'
import { SentenceFeedback, ToldBetter } from './told-better.tsx'
import { withKeys } from './with-keys.ts'

interface FeedbackViewProps {
  feedback: AnswerFeedback
  /** Plays the recording from that place (ms): `playFrom` of `Player`'s handle. Absent for a typed answer. */
  onPlay?: ((fromMs: number) => void) | undefined
  /** Loudness as this device measured it. */
  level?: VoiceLevel | null
  /** What can be done about it, under the score: for a provisional one "Try again" and "Type it instead". */
  actions?: ReactNode
}

/** Everything about one answer: the score and why, what was good, what to change, and the answer told better. */
export function FeedbackView({ feedback, onPlay, level = null, actions }: FeedbackViewProps) {
  const { strengths, improvements, findings, sentenceFeedback, delivery, provisional } = feedback
  return (
    <div className="answer-feedback" data-provisional={provisional || undefined}>
      <ScoreSummary feedback={feedback} />
      {actions && <div className="row">{actions}</div>}
      {strengths.length > 0 && <Points title="Strengths" points={strengths} />}
      {improvements.length > 0 && <Points title={provisional ? 'For the next take' : 'Improvements'} points={improvements} />}
      {findings.length > 0 && (
        <Part title="Where in your answer">
          <FindingsList findings={findings} onPlay={onPlay} />
        </Part>
      )}
      {sentenceFeedback.length > 0 && (
        <Part title="Sentence by sentence">
          <SentenceFeedback sentences={sentenceFeedback} />
        </Part>
      )}
      {!provisional && <ToldBetter feedback={feedback} />}
      {!provisional && (
        <Part title="How you said it">
          <DeliveryFigures delivery={delivery} level={level} onPlay={onPlay} />
        </Part>
      )}
      {!provisional && <Source feedback={feedback} />}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="answer-part">
      <h4>{title}</h4>
      {children}
    </section>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Part title={title}>
      <ul className="answer-points">
        {withKeys(points, (point) => point).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </Part>
  )
}

/** Who wrote this; a section that the built-in coach had to stand in for is named. */
function Source({ feedback: { coach, standIns } }: { feedback: AnswerFeedback }) {
  const names = {
    strengths: 'strengths',
    sentenceFeedback: 'sentences',
    refinedAnswer: 'refined answer',
    alternateAnswer: 'other way',
  }
  if (coach === 'builtin')
    return <p className="small quiet">Built-in coach: connect an AI model for tailored writing. The figures are the same.</p>
  if (standIns.length === 0) return null
  const list = standIns.map((section) => names[section]).join(', ')
  return <p className="small quiet">The AI model did not answer for: {list}. The built-in coach wrote these.</p>
}
