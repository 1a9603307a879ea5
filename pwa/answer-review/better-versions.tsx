import type { ReactNode } from 'react'
import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { CopyButton } from '../generation/copy-button.tsx'
import { StandInNote } from '../generation/stand-in-note.tsx'
import { gapsIn, WithGaps } from '../ui/with-gaps.tsx'
import { withKeys } from './with-keys.ts'

interface CopyableProps {
  title: string
  text: string
  copyLabel: string
  onCopied?: () => void
  isStandIn?: boolean
  children?: ReactNode
}

export function Copyable({ title, text, copyLabel, onCopied, isStandIn, children }: CopyableProps) {
  return (
    <section className="box stack-tight">
      <div className="between">
        <h4>{title}</h4>
        <CopyButton label={copyLabel} text={() => text} {...(onCopied && { onCopied })} />
      </div>
      {isStandIn && <StandInNote />}
      <p className="prose">
        <WithGaps text={text} />
      </p>
      {children}
    </section>
  )
}

/** The versions use only the user's own facts. */
export function BetterVersions({ feedback: { refinedAnswer, alternateAnswer, standIns } }: { feedback: AnswerFeedback }) {
  if (!refinedAnswer && !alternateAnswer) return null
  const hasGaps = gapsIn(refinedAnswer + alternateAnswer).length > 0
  return (
    <>
      {refinedAnswer && (
        <Copyable
          title="Refined answer"
          text={refinedAnswer}
          copyLabel="Copy the refined answer"
          isStandIn={standIns.includes('refinedAnswer')}
        />
      )}
      {alternateAnswer && (
        <Copyable
          title="Another way to tell it"
          text={alternateAnswer}
          copyLabel="Copy the other answer"
          isStandIn={standIns.includes('alternateAnswer')}
        />
      )}
      <p className="small quiet">
        {refinedAnswer && alternateAnswer ? 'Both use' : 'It uses'} only what you said.
        {hasGaps && ' Fill in each [blank] yourself.'}
      </p>
    </>
  )
}

export function SentenceFeedback({ sentences }: { sentences: AnswerFeedback['sentenceFeedback'] }) {
  return (
    <ul className="plain-list stack">
      {withKeys(sentences, ({ original }) => original).map(({ key, item: { original, improved } }) => (
        <li key={key} className="stack-tight">
          <p className="quiet">
            <span className="caption">You said</span> {original}
          </p>
          <div className="box beside">
            <p className="fill">
              <span className="caption">Stronger</span> <WithGaps text={improved} />
            </p>
            <CopyButton label="Copy the stronger sentence" text={() => improved} />
          </div>
        </li>
      ))}
    </ul>
  )
}
