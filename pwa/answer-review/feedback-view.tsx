import './answers.css'
import type { ReactNode } from 'react'
import { StandInNote } from '../generation/stand-in-note.tsx'
import { returnedWords, writerWords } from '../generation/status-words.ts'
import type { Attempt } from './attempts.ts'
import { BeforeAfter } from './before-after.tsx'
import { BetterVersions, SentenceFeedback } from './better-versions.tsx'
import { DeliveryFigures, hasDelivery } from './delivery-figures.tsx'
import type { VoiceLevel } from './delivery-rows.ts'
import type { PricedFeedback } from './feedback-blocks.ts'
import { FindingsList } from './findings-list.tsx'
import { ScoreSummary } from './score-summary.tsx'
import { withKeys } from './with-keys.ts'

interface FeedbackScoreProps {
  feedback: PricedFeedback
  /** This try and those before it. */
  attempts?: readonly Attempt[]
  /** What can be done about it: "Try again". */
  actions?: ReactNode
}

/** The score and why, first of all; what trying again has changed; and the way to try again. The words of the answer follow below. */
export function FeedbackScore({ feedback, attempts = [], actions }: FeedbackScoreProps) {
  return (
    <div className="answer-feedback" data-provisional={feedback.provisional || undefined}>
      <ScoreSummary feedback={feedback} />
      {feedback.charge === 'returned' && <StandInNote>{returnedWords(feedback)}</StandInNote>}
      <BeforeAfter attempts={attempts} />
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}

interface FeedbackDetailsProps {
  feedback: PricedFeedback
  /** Plays the recording from that time (ms): `playFrom` of `Player`'s handle. Absent for a typed answer. */
  onPlay?: ((fromMs: number) => void) | undefined
  /** Loudness as this device measured it. */
  level?: VoiceLevel | null
}

/** Everything else about one answer: what was good, what to change, better versions of it, and how it was said. */
export function FeedbackDetails({ feedback, onPlay, level = null }: FeedbackDetailsProps) {
  const { strengths, improvements, findings, sentenceFeedback, delivery, provisional, standIns } = feedback
  const wrote = (section: (typeof standIns)[number]) => standIns.includes(section)
  return (
    <div className="answer-feedback">
      {strengths.length > 0 && <Points title="Strengths" points={strengths} isStandIn={wrote('strengths')} />}
      {improvements.length > 0 && (
        <Points
          title={provisional ? 'For the next take' : 'Improvements'}
          points={improvements}
          isStandIn={wrote('improvements')}
        />
      )}
      {!provisional && hasDelivery(delivery, level) && (
        <Part title="How you said it">
          <DeliveryFigures delivery={delivery} level={level} onPlay={onPlay} />
        </Part>
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

/** Names the built-in coach where no model is connected, and the built-in reader where the model could not read the answer. */
function Source({ feedback: { coach, reader } }: Pick<FeedbackDetailsProps, 'feedback'>) {
  if (coach === 'builtin') return <p className="small quiet">{writerWords({ coach, standIns: [] })}</p>
  return reader === 'builtin' && <p className="small quiet">The AI could not read this answer; the built-in reader scored it.</p>
}
