import './answers.css'
import type { ReactNode } from 'react'
import { StandInNote } from '../generation/stand-in-note.tsx'
import { returnedWords, writerWords } from '../generation/status-words.ts'
import { Collapsible } from '../ui/collapsible.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Attempt } from './attempts.ts'
import { BeforeAfter } from './before-after.tsx'
import { BetterVersions, SentenceFeedback } from './better-versions.tsx'
import { DeliveryFigures, hasDelivery } from './delivery-figures.tsx'
import type { VoiceLevel } from './delivery-rows.ts'
import type { PricedFeedback } from './feedback-blocks.ts'
import { FindingsList } from './findings-list.tsx'
import { asksRelevance } from './heard.ts'
import { HeardParts, type HeardProps, RelevanceQuestion } from './heard-parts.tsx'
import { ScoreParts, ScoreSummary } from './score-summary.tsx'
import { withKeys } from './with-keys.ts'

type Correcting = Pick<HeardProps, 'correction' | 'onCorrect'> & { transcript: string }

interface FeedbackScoreProps extends Partial<Correcting> {
  feedback: PricedFeedback
  /** This try and those before it. */
  attempts?: readonly Attempt[]
  /** What can be done about it: "Try again". */
  actions?: ReactNode
}

/** First of all: the score, what only the user can tell, one next step, and the way to try again. */
export function FeedbackScore({ feedback, attempts = [], actions, transcript = '', ...correcting }: FeedbackScoreProps) {
  const { heard, improvements, provisional, standIns } = feedback
  const [nextStep] = improvements
  return (
    <div className="stack" data-provisional={provisional || undefined}>
      <ScoreSummary feedback={feedback} />
      {feedback.charge === 'returned' && <StandInNote>{returnedWords(feedback)}</StandInNote>}
      {heard && asksRelevance(feedback) && <RelevanceQuestion {...{ heard, transcript, ...correcting }} isOpen />}
      {(nextStep || actions) && (
        <section className="box stack-tight" aria-label="Next step">
          {nextStep && (
            <>
              <h4 className="small row-tight">
                <Icon name="bulb" size={20} /> Next step
              </h4>
              {standIns.includes('improvements') && <StandInNote />}
              <p>{nextStep}</p>
            </>
          )}
          {actions && <div className="row">{actions}</div>}
        </section>
      )}
      <BeforeAfter attempts={attempts} />
    </div>
  )
}

interface FeedbackHeardProps extends Correcting {
  feedback: PricedFeedback
  onPlay?: ((fromMs: number) => void) | undefined
}

/** The words of the answer under the parts they were heard as; null where the feedback does not say. */
export function feedbackHeard({ feedback, ...props }: FeedbackHeardProps): ReactNode {
  const { heard, findings } = feedback
  if (!heard) return null
  return (
    <>
      <HeardParts heard={heard} findings={findings} {...props} />
      {!asksRelevance(feedback) && <RelevanceQuestion heard={heard} {...props} isOpen={false} />}
    </>
  )
}

interface FeedbackDetailsProps {
  feedback: PricedFeedback
  /** Plays the recording from that time (ms): `playFrom` of `Player`'s handle. Absent for a typed answer. */
  onPlay?: ((fromMs: number) => void) | undefined
  /** Loudness as this device measured it. */
  level?: VoiceLevel | null
}

/** Everything else about one answer, folded: what worked, what else to change, how it was said, better versions, and the score's parts. */
export function FeedbackDetails({ feedback, onPlay, level = null }: FeedbackDetailsProps) {
  const { strengths, improvements, sentenceFeedback, delivery, standIns, refinedAnswer, alternateAnswer, scoreParts } = feedback
  const isWhole = !feedback.provisional || feedback.heard !== undefined
  const wrote = (section: (typeof standIns)[number]) => standIns.includes(section)
  const others = improvements.slice(1)
  // What the parts of the answer show already is left out.
  const findings = feedback.findings.filter(({ kind }) => !feedback.heard || kind === 'filler' || kind === 'pause')
  return (
    <div className="answer-details">
      {strengths.length > 0 && <Points title="What worked" points={strengths} isStandIn={wrote('strengths')} />}
      {others.length > 0 && <Points title="More to work on" points={others} isStandIn={wrote('improvements')} />}
      {isWhole && (hasDelivery(delivery, level) || findings.length > 0) && (
        <Collapsible title="How you said it" look="line">
          <DeliveryFigures delivery={delivery} level={level} onPlay={onPlay} />
          {findings.length > 0 && <FindingsList findings={findings} onPlay={onPlay} />}
        </Collapsible>
      )}
      {sentenceFeedback.length > 0 && (
        <Collapsible title="Sentence by sentence" look="line">
          {wrote('sentenceFeedback') && <StandInNote />}
          <SentenceFeedback sentences={sentenceFeedback} />
        </Collapsible>
      )}
      {isWhole && (refinedAnswer || alternateAnswer) && (
        <Collapsible title="Your answer, told better" look="line">
          <div className="stack">
            <BetterVersions feedback={feedback} />
          </div>
        </Collapsible>
      )}
      <ScoreParts parts={scoreParts} what="answer" />
      {isWhole && <Source feedback={feedback} />}
    </div>
  )
}

interface PointsProps {
  title: string
  points: readonly string[]
  /** The built-in coach wrote it in the AI's place. */
  isStandIn: boolean
}

function Points({ title, points, isStandIn }: PointsProps) {
  return (
    <Collapsible title={title} look="line" end={<span className="quiet numbers">{points.length}</span>}>
      {isStandIn && <StandInNote />}
      <ul className="bullets">
        {withKeys(points, (point) => point).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </Collapsible>
  )
}

/** Names the built-in coach where no model is connected, and the built-in reader where the model could not read the answer. */
function Source({ feedback: { coach, reader } }: Pick<FeedbackDetailsProps, 'feedback'>) {
  if (coach === 'builtin') return <p className="small quiet">{writerWords({ coach, standIns: [] })}</p>
  return reader === 'builtin' && <p className="small quiet">The AI could not read this answer; the built-in reader scored it.</p>
}
