import '../../answer-review/answers.css'
import type { ReactNode } from 'react'
import type { AnswerFinding } from '../../../api/contract/answer-feedback.ts'
import type { ScriptComparison } from '../../../api/contract/elevator-pitch.ts'
import { pitch } from '../../../api/contract/limits.ts'
import { Copyable } from '../../answer-review/better-versions.tsx'
import { DeliveryFigures, hasDelivery, Moment } from '../../answer-review/delivery-figures.tsx'
import { withKeys } from '../../answer-review/with-keys.ts'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { clockInWords } from '../../media/recorder/clock-words.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { gapsIn } from '../../ui/with-gaps.tsx'
import type { ReviewParts } from './review-generation.ts'

interface FeedbackSectionsProps {
  received: ReviewParts
  onPlay?: ((fromMs: number) => void) | undefined
  /** Makes the refined pitch the script and opens the camera again. */
  onUse: (text: string) => void
  onCopied: () => void
}

const pitchLength = {
  minSeconds: pitch.targetMinSeconds,
  maxSeconds: pitch.targetMaxSeconds,
  short: `Short. A pitch takes ${pitch.targetMinSeconds} to ${pitch.targetMaxSeconds} seconds.`,
  long: `Long. After ${pitch.targetMaxSeconds} seconds people stop listening.`,
}

/** Below the score, in fixed order; a pending part is a heading with "Being written". */
export function FeedbackSections({ received, onPlay, onUse, onCopied }: FeedbackSectionsProps) {
  const { score, suggestions, refined, alternate, transcript, standIns = [] } = received
  return (
    <div className="column">
      <Part title="What to change" isComing={!suggestions}>
        {standIns.includes('suggestions') && <StandInNote />}
        {suggestions && <Bullets lines={suggestions.suggestions} />}
      </Part>
      {score && score.findings.length > 0 && (
        <Part title="Moments to look at">
          <FindingsList findings={score.findings} onPlay={onPlay} />
        </Part>
      )}
      <Part title="Better versions" isComing={!refined || !alternate}>
        {refined && (
          <Copyable
            title="Refined pitch"
            text={refined.refinedPitch}
            copyLabel="Copy the refined pitch"
            onCopied={onCopied}
            isStandIn={standIns.includes('refined')}
          >
            <div className="row">
              <Button small look="lamp" icon="retry" onClick={() => onUse(refined.refinedPitch)}>
                Record this version
              </Button>
            </div>
          </Copyable>
        )}
        {alternate?.alternateExample && (
          <Copyable
            title="Another way to tell it"
            text={alternate.alternateExample}
            copyLabel="Copy the alternate example"
            onCopied={onCopied}
            isStandIn={standIns.includes('alternate')}
          />
        )}
        {refined && alternate && <Sources text={refined.refinedPitch + alternate.alternateExample} />}
      </Part>
      {score && hasDelivery(score.delivery) && (
        <Collapsible title="How you said it">
          <DeliveryFigures delivery={score.delivery} length={pitchLength} onPlay={onPlay} />
        </Collapsible>
      )}
      {score?.scriptComparison && (
        <Collapsible title="Your script, and what you said">
          <ScriptKept comparison={score.scriptComparison} />
        </Collapsible>
      )}
      {transcript && (
        <Collapsible title="What you said">
          <blockquote className="prose">{transcript.transcript}</blockquote>
        </Collapsible>
      )}
    </div>
  )
}

function Sources({ text }: { text: string }) {
  const hasGaps = gapsIn(text).length > 0
  return <p className="small quiet">Both use only your own facts.{hasGaps && ' Fill in each [blank] yourself.'}</p>
}

function Part({ title, isComing = false, children }: { title: string; isComing?: boolean; children: ReactNode }) {
  return (
    <section className="section stack-close" data-state={isComing ? 'coming' : 'ready'}>
      <SectionHeading level={3} state={isComing ? 'writing' : 'ready'}>
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}

/** A pitch may change as you speak; only what was left out is lost. */
function ScriptKept({ comparison: { leftOut, keptPercent } }: { comparison: ScriptComparison }) {
  return (
    <div className="stack-close">
      <p>
        <strong className="numbers">{`You kept ${keptPercent}% of your script’s words.`}</strong>{' '}
        <span className="quiet">{leftOut.length > 0 ? 'You left out:' : 'No sentence was left out.'}</span>
      </p>
      <Bullets lines={leftOut} />
    </div>
  )
}

const kinds: Record<AnswerFinding['kind'], string> = {
  filler: 'Filler',
  pause: 'Pause',
  strength: 'Strong',
  weakness: 'Weak',
}

const tones = { filler: 'yellow', pause: 'yellow', strength: 'green', weakness: 'red' } as const

function FindingsList({ findings, onPlay }: { findings: readonly AnswerFinding[] } & Pick<FeedbackSectionsProps, 'onPlay'>) {
  return (
    <ul className="lines plain-list">
      {withKeys(findings, ({ kind, quote }) => `${kind} ${quote}`).map(({ key, item: { kind, quote, what, startMs } }) => (
        <li key={key} className="beside">
          {startMs !== undefined && (
            <Moment atMs={startMs} label={`Play ${clockInWords(startMs)}: ${quote || what}`} onPlay={onPlay} />
          )}
          <div>
            {quote && <q>{quote}</q>}
            <p className="small">
              <strong className={`tone-${tones[kind]} toned`}>{kinds[kind]}</strong>{' '}
              {/* A filler's quote is all there is to say. */ kind !== 'filler' && what}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
