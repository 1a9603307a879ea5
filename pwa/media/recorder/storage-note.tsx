import type { LocalStore } from '../../platform/local-store.ts'
import { Card } from '../../ui/card.tsx'
import { storesNothing } from './recording-texts.ts'

export function StorageNote({ keeps }: { keeps: LocalStore['keeps'] }) {
  if (keeps === 'on-this-device') return null
  return (
    <Card tone="lamp">
      <p role="status">{storesNothing}</p>
    </Card>
  )
}
