import { Card } from '../../ui/card.tsx'
import { useStorage } from '../uploads/storage.ts'
import { storesNothing } from './recording-texts.ts'

export function StorageNote() {
  if (useStorage() === 'on-this-device') return null
  return (
    <Card tone="lamp">
      <p role="status">{storesNothing}</p>
    </Card>
  )
}
