import './outbox.css'
import type { Outbox } from './outbox.ts'
import { waitingLine } from './upload-job-words.ts'
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
