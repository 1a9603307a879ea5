/** What tabs and the worker tell each other about the outbox; never content. */
export type OutboxMessage =
  | { type: 'outbox-changed' }
  | { type: 'sending'; jobId: string; sentBytes: number; totalBytes: number }
  | { type: 'cancelled'; jobId: string }

/** Held while sending, so page, other tabs and worker never send the same job at once. */
export const outboxLock = 'greenroom-outbox'
export const outboxTag = 'greenroom-outbox'

export function openOutboxChannel() {
  const channel = new BroadcastChannel('greenroom-outbox')
  return {
    announce: (message: OutboxMessage) => channel.postMessage(message),
    subscribe(received: (message: OutboxMessage) => void) {
      const listener = ({ data }: MessageEvent<OutboxMessage>) => received(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
    close: () => channel.close(),
  }
}

export type OutboxChannel = ReturnType<typeof openOutboxChannel>
