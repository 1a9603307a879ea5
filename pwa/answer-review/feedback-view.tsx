import './answers.css'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { AnswerScorePart } from '../../api/contract/answer-feedback.ts'
import { StandInNote } from '../generation/stand-in-note.tsx'
import { returnedWords, writerWords } from '../generation/status-words.ts'
import { Player, type PlayerHandle } from '../media/recorder/player.tsx'
import { Bullets } from '../ui/bullets.tsx'
import { Collapsible } from '../ui/collapsible.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Attempt, BeforeAfter } from './before-after.tsx'
import { BetterVersions, SentenceFeedback } from './better-versions.tsx'
import { DeliveryFigures, hasDelivery } from './delivery-figures.tsx'
import type { VoiceLevel } from './delivery-rows.ts'
import type { PricedFeedback } from './feedback-blocks.ts'
import {
  asksRelevance,
  type Correcting,
  MarksKey,
  MissingParts,
  RelevanceQuestion,
  Ribbon,
  RibbonKey,
  type Said,
  SaidWords,
  SoundMarks,
  saidIn,
} from './heard-parts.tsx'
import { ScoreParts, ScoreSummary } from './score-summary.tsx'
import { TranscriptField, type TranscriptFieldProps } from './transcript-field.tsx'

interface AnswerReviewProps {
  /** "Question 3" */
  label: string
  recording: { file: Blob; lengthMs: number } | null
  feedback: PricedFeedback | null
  correcting?: Correcting | null
  words: Omit<TranscriptFieldProps, 'shown'>
  /** This try and those before it. */
  attempts?: readonly Attempt[]
  /** What can be done about it: "Record again". */
  actions?: ReactNode
  /** Loudness as this device measured it. */
  level?: VoiceLevel | null
  /** Above the score: feedback that is coming. */
  status?: ReactNode
  /** Below the words, with what plays the recording from a time. */
  children?: (onPlay: ((fromMs: number) => void) | undefined) => ReactNode
}

/** One answer: its score, the answer as a ribbon over its sound, one next step, the words, and everything else folded. */
export function AnswerReview(props: AnswerReviewProps) {
  const { label, recording, feedback, correcting, words, attempts = [], actions, level = null, status, children } = props
  const player = useRef<PlayerHandle>(null)
  const spoken = useRef<HTMLElement>(null)
  const onPlay = recording ? (fromMs: number) => player.current?.playFrom(fromMs) : undefined
  const said = feedback?.heard && correcting ? saidIn(feedback.heard, correcting) : null
  const read = (id: string) => {
    const sentence = spoken.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
    if (sentence instanceof HTMLDetailsElement) sentence.open = true
    const words = sentence?.querySelector('summary') ?? sentence
    words?.focus()
  }
  const ribbon = said && <Ribbon said={said} lengthMs={recording?.lengthMs} onPlay={onPlay} onRead={read} />
  return (
    <div className="stack">
      {(status || feedback) && (
        <section className="stack" aria-label="Score">
          {status}
          {feedback && <ScoreSummary feedback={feedback} />}
          {feedback?.charge === 'returned' && <StandInNote>{returnedWords(feedback)}</StandInNote>}
          {feedback && said && asksRelevance(feedback) && <RelevanceQuestion said={said} isOpen />}
          <BeforeAfter attempts={attempts} />
        </section>
      )}
      {recording ? (
        <Player
          ref={player}
          {...recording}
          label={`${label}, your answer`}
          marksKey={
            <>
              {said && <RibbonKey said={said} />}
              {feedback && <MarksKey findings={feedback.findings} />}
            </>
          }
          marks={feedback && <SoundMarks findings={feedback.findings} lengthMs={recording.lengthMs} />}
        >
          {ribbon}
        </Player>
      ) : (
        said && (
          <div className="stack-snug">
            {ribbon}
            <div className="row">
              <RibbonKey said={said} />
            </div>
          </div>
        )
      )}
      {said && <MissingParts said={said} />}
      {feedback && <NextThing feedback={feedback} actions={actions} />}
      {words.empty !== null && (
        <section className="stack" aria-label="Your words" ref={spoken}>
          <TranscriptField
            {...words}
            shown={said && said.transcript === words.transcript && <SaidWords said={said} onPlay={onPlay} />}
          />
        </section>
      )}
      {children?.(onPlay)}
      {feedback && <FeedbackDetails {...{ feedback, said, level, onPlay }} />}
    </div>
  )
}

function NextThing({ feedback: { improvements, standIns }, actions }: { feedback: PricedFeedback; actions: ReactNode }) {
  const [nextStep] = improvements
  if (!nextStep && !actions) return null
  return (
    <section className="box stack-tight" aria-label="Do this next">
      {nextStep && (
        <>
          <h4 className="small row-tight">
            <Icon name="bulb" size={20} /> Do this next
          </h4>
          {standIns.includes('improvements') && <StandInNote />}
          <p>{nextStep}</p>
        </>
      )}
      {actions && <div className="row">{actions}</div>}
    </section>
  )
}

interface FeedbackDetailsProps {
  feedback: PricedFeedback
  said: Said | null
  level: VoiceLevel | null
  onPlay: ((fromMs: number) => void) | undefined
}

/** What worked, what else to change, how it was said, better versions, and the score's parts. */
function FeedbackDetails({ feedback, said, level, onPlay }: FeedbackDetailsProps) {
  const { strengths, improvements, sentenceFeedback, delivery, standIns, refinedAnswer, alternateAnswer } = feedback
  const isWhole = !feedback.provisional || feedback.heard !== undefined
  const wrote = (section: (typeof standIns)[number]) => standIns.includes(section)
  return (
    <section className="answer-details" aria-label="Feedback">
      <Points look="line" title="What worked" points={strengths} isStandIn={wrote('strengths')} />
      <Points look="line" title="More to work on" points={improvements.slice(1)} isStandIn={wrote('improvements')} />
      {isWhole && hasDelivery(delivery, level) && (
        <Collapsible title="How you said it" look="line">
          <DeliveryFigures delivery={delivery} findings={feedback.findings} level={level} onPlay={onPlay} />
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
            <BetterVersions
              versions={[
                { ...refined, text: refinedAnswer, isStandIn: wrote('refinedAnswer') },
                { ...alternate, text: alternateAnswer, isStandIn: wrote('alternateAnswer') },
              ]}
              source={`${refinedAnswer && alternateAnswer ? 'Both use' : 'It uses'} only what you said.`}
            />
          </div>
        </Collapsible>
      )}
      <ScoreParts parts={feedback.scoreParts.map(withoutDelivery)} what="answer">
        {said && !asksRelevance(feedback) && <RelevanceQuestion said={said} isOpen={false} />}
      </ScoreParts>
      {isWhole && <Source feedback={feedback} />}
    </section>
  )
}

const refined = { title: 'Refined answer', copyLabel: 'Copy the refined answer' }
const alternate = { title: 'Another way to tell it', copyLabel: 'Copy the other answer' }

/** "How you said it" tells why. */
const withoutDelivery = (part: AnswerScorePart): AnswerScorePart =>
  part.points !== null && ['pace', 'pauses', 'fillers', 'length'].includes(part.id) ? { ...part, why: '' } : part

interface PointsProps extends Pick<ComponentProps<typeof Collapsible>, 'title' | 'look' | 'open'> {
  points: readonly string[]
  /** The built-in coach wrote it in the AI's place. */
  isStandIn?: boolean
}

export function Points({ points, isStandIn = false, ...rest }: PointsProps) {
  if (points.length === 0) return null
  return (
    <Collapsible {...rest} end={<span className="quiet numbers">{points.length}</span>}>
      {isStandIn && <StandInNote />}
      <Bullets lines={points} />
    </Collapsible>
  )
}

/** Names the built-in coach where no model is connected, and the built-in reader where the model could not read the answer. */
function Source({ feedback: { coach, reader } }: Pick<FeedbackDetailsProps, 'feedback'>) {
  if (coach === 'builtin') return <p className="small quiet">{writerWords({ coach, standIns: [] })}</p>
  return reader === 'builtin' && <p className="small quiet">The AI could not read this answer; the built-in reader scored it.</p>
}
