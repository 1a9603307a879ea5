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
  isStandIn: boolean
  children?: ReactNode
}

function Copyable({ title, text, copyLabel, onCopied, isStandIn, children }: CopyableProps) {
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

interface BetterVersionsProps {
  /** Those without a text are left out. */
  versions: readonly CopyableProps[]
  /** What they are made of. Null while they are being written. */
  source: string | null
}

export function BetterVersions({ versions, source }: BetterVersionsProps) {
  const written = versions.filter(({ text }) => text)
  const hasGaps = written.some(({ text }) => gapsIn(text).length > 0)
  return (
    <>
      {written.map((version) => (
        <Copyable key={version.title} {...version} />
      ))}
      {source && (
        <p className="small quiet">
          {source}
          {hasGaps && ' Fill in each [blank] yourself.'}
        </p>
      )}
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
