import type { ReactNode } from 'react'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { canRetry, type Saving } from './saving.ts'

interface SavingLineProps {
  saving: Saving
  onChoose: () => void
  onRetry: () => void
  /** What else can be done. */
  children: ReactNode
}

export function SavingLine({ saving, onChoose, onRetry, children }: SavingLineProps) {
  return (
    <>
      {saving.state === 'under-way' && (
        // Announcing the percentage four times a second would be noise.
        <p aria-live={saving.share === null ? undefined : 'off'}>{saving.sentence}</p>
      )}
      {saving.state === 'under-way' && saving.share !== null && (
        <progress value={saving.share} max={1} aria-label="Your pitch, sent" />
      )}
      {saving.state === 'at-the-limit' && <p>{pitchTexts.limit}</p>}
      {saving.state === 'failed' && (
        <p>
          <strong>{pitchTexts.saveFailed}</strong> {saving.sentence.replace(pitchTexts.saveFailed, '')}
        </p>
      )}
      <div className="row">
        {saving.state === 'at-the-limit' && (
          <Button small look="main" onClick={onChoose}>
            Choose which one to replace
          </Button>
        )}
        {canRetry(saving) && (
          <Button small icon="retry" onClick={onRetry}>
            Retry
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
