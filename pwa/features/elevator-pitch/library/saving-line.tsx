import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import type { Saving } from './saving.ts'

export function SavingLine({ saving }: { saving: Saving }) {
  if (saving.state === 'under-way')
    return (
      <>
        {/* Announcing the percentage four times a second would be noise. */}
        <p aria-live={saving.share === null ? undefined : 'off'}>{saving.sentence}</p>
        {saving.share !== null && <progress value={saving.share} max={1} aria-label="Your pitch, sent" />}
      </>
    )
  if (saving.state === 'at-the-limit') return <p>{pitchTexts.limit}</p>
  if (saving.state === 'failed')
    return (
      <p>
        <strong>{pitchTexts.saveFailed}</strong> {saving.sentence.replace(pitchTexts.saveFailed, '')}
      </p>
    )
  return null
}
