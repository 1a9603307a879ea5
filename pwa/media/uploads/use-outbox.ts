import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Outbox, OutboxView } from './outbox.ts'

export function useOutbox(outbox: Outbox): OutboxView {
  return useSyncExternalStore(outbox.subscribe, outbox.view)
}

/** Whether the browser believes that it has a connection. A hint for words, never for deciding to send. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOnline
}
