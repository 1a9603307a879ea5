import { useState } from 'react'
import type { ResumePlace } from '../../../../api/contract/improved-resume.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Bullets } from '../../../ui/bullets.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { FieldError, Select } from '../../../ui/field.tsx'
import { WithGaps } from '../../../ui/with-gaps.tsx'
import { LineForm } from '../line-form.tsx'
import { type Change, placeOptions, unfilled } from './changes.ts'

export const reviewWords = (isDocx: boolean, own: File | null): string => {
  if (own) return 'In your own Word layout.'
  return isDocx
    ? 'In our one-column layout. To keep your own, choose the file you analyzed in the form again.'
    : 'In our one-column layout, as Word and PDF.'
}

const kindWords: Record<Change['kind'], string> = { edit: 'Your edit', rewrite: 'Rewritten', told: 'You told us' }

interface ReviewProps {
  changes: readonly Change[]
  text: string
  places: readonly ResumePlace[]
  onDecide: (ids: readonly string[], decision: Partial<Pick<Change, 'text' | 'isAccepted' | 'at'>>) => void
  error: string | null
}

export function ReviewChanges({ changes, text, places, onDecide, error }: ReviewProps) {
  const accepted = changes.filter(({ isAccepted }) => isAccepted).length
  const all = (isAccepted: boolean) =>
    onDecide(
      changes.map(({ id }) => id),
      { isAccepted },
    )
  return (
    <div className="stack">
      <div className="row-apart">
        <strong className="numbers" role="status">
          {accepted} of {changes.length} accepted
        </strong>
        {changes.length > 1 && (
          <span className="row-tight">
            <Button small onClick={() => all(true)}>
              Accept all
            </Button>
            <Button small look="quiet" onClick={() => all(false)}>
              Keep all mine
            </Button>
          </span>
        )}
      </div>
      <ul className="plain-list stack">
        {changes.map((change) => (
          <li key={change.id} className="box stack-close">
            <ChangeCard
              change={change}
              options={change.original ? [] : placeOptions(change, text, places)}
              onDecide={(decision) => onDecide([change.id], decision)}
            />
          </li>
        ))}
      </ul>
      <Unfilled changes={changes} />
      <FieldError id="improved-resume-error" error={error} />
    </div>
  )
}

interface ChangeCardProps {
  change: Change
  options: readonly { at: number; label: string }[]
  onDecide: (decision: Partial<Pick<Change, 'text' | 'isAccepted' | 'at'>>) => void
}

function ChangeCard({ change, options, onDecide }: ChangeCardProps) {
  const { kind, original, text, isAccepted, at, requirement } = change
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <div className="row-tight">
        <Badge tone="edge">{kindWords[kind]}</Badge>
        {requirement && <span className="small quiet">{requirement}</span>}
      </div>
      {original && (
        <p className="small quiet">
          <span className="caption">Your line</span>
          {isAccepted ? <del>{original.text}</del> : original.text}
        </p>
      )}
      {isEditing ? (
        <LineForm
          label="New line"
          text={text}
          save={{ label: 'Save' }}
          onSave={(next) => {
            onDecide({ text: next.replace(/\s+/gu, ' ').trim(), isAccepted: true })
            setEditing(false)
            return null
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="beside">
          <p className={`fill${isAccepted ? '' : ' quiet'}`}>
            <span className="caption">{original ? 'New line' : 'Line to add'}</span>
            <WithGaps text={text} />
          </p>
          <IconButton icon="pen" label={`Edit: ${text}`} onClick={() => setEditing(true)} />
        </div>
      )}
      {options.length > 0 && isAccepted && (
        <Select label="Where it goes" value={at} onChange={(event) => onDecide({ at: Number(event.target.value) })}>
          {options.map((option) => (
            <option key={option.at} value={option.at}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the line twice */}
      <div className="row-tight" role="group" aria-label={text}>
        <Button
          small
          aria-pressed={isAccepted}
          icon={isAccepted ? 'check' : undefined}
          onClick={() => onDecide({ isAccepted: true })}
        >
          {original ? 'Accept' : 'Add'}
        </Button>
        <Button
          small
          aria-pressed={!isAccepted}
          icon={isAccepted ? undefined : 'check'}
          onClick={() => onDecide({ isAccepted: false })}
        >
          {original ? 'Keep mine' : 'Leave out'}
        </Button>
      </div>
    </>
  )
}

interface ListedProps {
  title: string
  note?: string
  lines: readonly string[]
  look?: string
}

export function Listed({ title, note, lines, look = 'box-edge tone-yellow' }: ListedProps) {
  if (lines.length === 0) return null
  return (
    <div className={`box ${look} stack-tight`}>
      <strong>{title}</strong>
      {note && <p className="small quiet">{note}</p>}
      <Bullets lines={lines} />
    </div>
  )
}

/** Named before the download; blocks nothing. */
export const Unfilled = ({ changes }: { changes: readonly Change[] }) => (
  <Listed title="Still to fill in" look="box-lamp" lines={unfilled(changes).map(({ blank, line }) => `${blank} in “${line}”`)} />
)
