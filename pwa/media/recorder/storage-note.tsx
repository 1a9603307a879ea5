import type { Shelf } from '../../platform/shelf-rows.ts'
import { Card } from '../../ui/card.tsx'
import { storesNothing } from './recording-texts.ts'

/** Before anything is recorded or paid: this browser stores nothing. Nothing where it does. */
export function StorageNote({ keeps }: { keeps: Shelf['keeps'] }) {
  if (keeps === 'on-this-device') return null
  return (
    <Card tone="lamp">
      <p role="status">{storesNothing}</p>
    </Card>
  )
}
