import './answers.css'
import type { ReactNode } from 'react'
import { StandInNote } from '../generation/stand-in-note.tsx'
import { returnedWords, writerWords } from '../generation/status-words.ts'
import { BetterVersions, SentenceFeedback } from './better-versions.tsx'
import { DeliveryFigures } from './delivery-figures.tsx'
import type { VoiceLevel } from './delivery-rows.ts'
import { FindingsList } from './findings-list.tsx'
import { ScoreSummary } from './score-summary.tsx'
import type { PricedFeedback } from './stand-ins-line.ts'
import { withKeys } from './with-keys.ts'

interface FeedbackViewProps {
  feedback: PricedFeedback
  /** Plays the recording from that time (ms): `playFrom` of `Player`'s handle. Absent for a typed answer. */
  onPlay?: ((fromMs: number) => void) | undefined
  /** Loudness as this device measured it. */
  level?: VoiceLevel | null
  /** What can be done about it, under the score: for a provisional one "Try again" and "Type it instead". */
  actions?: ReactNode
}

/** Everything about one answer: the score and why, what was good, what to change, and better versions of it. */
export function FeedbackView({ feedback, onPlay, level = null, actions }: FeedbackViewProps) {
  const { strengths, improvements, findings, sentenceFeedback, delivery, provisional, standIns } = feedback
  const wrote = (section: (typeof standIns)[number]) => standIns.includes(section)
  return (
    <div className="answer-feedback" data-provisional={provisional || undefined}>
      <ScoreSummary feedback={feedback} />
      {feedback.charge === 'returned' && <StandInNote>{returnedWords(feedback)}</StandInNote>}
      {actions && <div className="row">{actions}</div>}
      {strengths.length > 0 && <Points title="Strengths" points={strengths} isStandIn={wrote('strengths')} />}
      {improvements.length > 0 && (
        <Points
          title={provisional ? 'For the next take' : 'Improvements'}
          points={improvements}
          isStandIn={wrote('improvements')}
        />
      )}
      {findings.length > 0 && (
        <Part title="Moments in your answer">
          <FindingsList findings={findings} onPlay={onPlay} />
        </Part>
      )}
      {sentenceFeedback.length > 0 && (
        <Part title="Sentence by sentence" isStandIn={wrote('sentenceFeedback')}>
          <SentenceFeedback sentences={sentenceFeedback} />
        </Part>
      )}
      {!provisional && <BetterVersions feedback={feedback} />}
      {!provisional && (
        <Part title="How you said it">
          <DeliveryFigures delivery={delivery} level={level} onPlay={onPlay} />
        </Part>
      )}
      {!provisional && <Source feedback={feedback} />}
    </div>
  )
}

interface PartProps {
  title: string
  /** The built-in coach wrote it in the AI's place. */
  isStandIn?: boolean
}

function Part({ title, isStandIn, children }: PartProps & { children: ReactNode }) {
  return (
    <section className="answer-part">
      <h4>{title}</h4>
      {isStandIn && <StandInNote />}
      {children}
    </section>
  )
}

function Points({ points, ...part }: PartProps & { points: readonly string[] }) {
  return (
    <Part {...part}>
      <ul className="answer-points">
        {withKeys(points, (point) => point).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </Part>
  )
}

/** Names the built-in coach where no model is connected. */
function Source({ feedback: { coach } }: Pick<FeedbackViewProps, 'feedback'>) {
  return coach === 'builtin' && <p className="small quiet">{writerWords({ coach, standIns: [] })} The figures are the same.</p>
}
