import './outbox.css'
import { waitingLine } from './job-words.ts'
import type { Outbox } from './outbox.ts'
import { useOnline, useOutbox } from './use-outbox.ts'

/** One line above the bar: what waits, and a way to look at it. Nothing when nothing waits. */
export function OutboxLine({ outbox, onOpen }: { outbox: Outbox; onOpen: () => void }) {
  const line = waitingLine(useOutbox(outbox).jobs, useOnline())
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
