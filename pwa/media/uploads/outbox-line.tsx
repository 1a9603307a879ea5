import { useStore } from '../../platform/use-store.ts'
import './outbox.css'
import { useOnline } from '../../platform/use-online.ts'
import type { Outbox } from './outbox.ts'
import { waitingLine } from './upload-job-words.ts'

export function OutboxLine({ outbox, onOpen }: { outbox: Outbox; onOpen: () => void }) {
  const line = waitingLine(useStore(outbox.view).jobs, useOnline())
  return (
    <div className="outbox-line" role="status">
      {line && (
        <button type="button" onClick={onOpen}>
          {line}
        </button>
      )}
    </div>
  )
}
