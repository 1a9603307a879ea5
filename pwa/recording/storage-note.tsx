import type { Shelf } from '../platform/shelf-rows.ts'
import { Icon } from '../ui/icon.tsx'
import { storesNothing } from './recording-texts.ts'

/** Before anything is recorded or paid: this browser stores nothing. Nothing where it does. */
export function StorageNote({ keeps }: { keeps: Shelf['keeps'] }) {
  if (keeps === 'on-this-device') return null
  return (
    <p className="row small" role="status">
      <Icon name="warning" size={20} /> <span>{storesNothing}</span>
    </p>
  )
}
