import '../../answer-review/answers.css'
import type { ReactNode } from 'react'
import type { ScriptComparison } from '../../../api/contract/elevator-pitch.ts'
import { pitch } from '../../../api/contract/limits.ts'
import { Copyable } from '../../answer-review/better-versions.tsx'
import { DeliveryFigures, hasDelivery } from '../../answer-review/delivery-figures.tsx'
import { FindingsList } from '../../answer-review/findings-list.tsx'
import { withKeys } from '../../answer-review/with-keys.ts'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { clockInWords, clockOf } from '../../media/recorder/clock-words.ts'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
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
        {suggestions && (
          <ul className="bullets">
            {withKeys(suggestions.suggestions, (text) => text).map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        )}
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
        {alternate && (
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
          <ScriptAgainstSaid comparison={score.scriptComparison} onPlay={onPlay} />
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

interface ScriptAgainstSaidProps {
  comparison: ScriptComparison
  onPlay?: ((fromMs: number) => void) | undefined
}

const fates = {
  said: { words: 'Said', icon: 'check', tone: 'green' },
  changed: { words: 'Changed', icon: 'pen', tone: 'blue' },
  'left-out': { words: 'Left out', icon: 'close', tone: 'yellow' },
  added: { words: 'Added', icon: 'plus', tone: 'blue' },
} as const

function Fate({ became }: { became: keyof typeof fates }) {
  const { words, icon, tone } = fates[became]
  return (
    <strong className={`small row-tight tone-${tone} toned`}>
      <Icon name={icon} size={18} />
      {words}
    </strong>
  )
}

export function comparisonLine({ lines, added }: ScriptComparison): string {
  const count = (fate: keyof typeof fates) => lines.filter(({ became }) => became === fate).length
  const parts = [`${count('said')} said`, `${count('changed')} changed`, `${count('left-out')} left out`]
  const sentences = lines.length === 1 ? 'One sentence' : `${lines.length} sentences`
  return `${sentences}: ${parts.join(', ')}${added.length > 0 ? `; ${added.length} of your own` : ''}.`
}

function ScriptAgainstSaid({ comparison, onPlay }: ScriptAgainstSaidProps) {
  const { lines, added, keptPercent } = comparison
  return (
    <div className="stack-close">
      <p>
        <strong className="numbers">{`You kept ${keptPercent}% of your script’s words.`}</strong>{' '}
        <span className="quiet">
          {comparisonLine(comparison)} A pitch may change as you speak; only what was left out is lost.
        </span>
      </p>
      <ul className="plain-list lines elevator-lines">
        {withKeys(lines, ({ text }) => text).map(({ key, item: line }) => (
          <li key={key} className="beside" data-became={line.became}>
            <div className="fill stack-snug">
              <Fate became={line.became} />
              <p className="prose">{line.text}</p>
              {line.became === 'changed' && (
                <p className="small quiet">
                  You said: <q>{line.said}</q>
                </p>
              )}
            </div>
            {onPlay && line.startMs !== undefined && <PlayAt startMs={line.startMs} text={line.text} onPlay={onPlay} />}
          </li>
        ))}
        {withKeys(added, (text) => text).map(({ key, item }) => (
          <li key={`added-${key}`} className="stack-snug">
            <Fate became="added" />
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlayAt({ startMs, text, onPlay }: { startMs: number; text: string; onPlay: (fromMs: number) => void }) {
  return (
    <Button
      small
      icon="play"
      className="moment numbers"
      aria-label={`Play ${clockInWords(startMs)}: ${text}`}
      onClick={() => onPlay(startMs)}
    >
      {clockOf(startMs)}
    </Button>
  )
}
