import { useStore } from '../../platform/use-store.ts'
import './outbox.css'
import { useOnline } from '../../platform/use-online.ts'
import type { Outbox } from './outbox.ts'
import { waitingLine } from './upload-job-words.ts'

/** One line above the bar: what waits to be sent; a tap shows it. Empty when nothing waits. */
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
