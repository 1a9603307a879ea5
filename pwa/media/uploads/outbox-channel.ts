/** What tabs and the worker announce to each other about the outbox. Nothing of a recording is in it. */
export type OutboxMessage =
  | { type: 'outbox-changed' }
  | { type: 'sending'; jobId: string; sentBytes: number; totalBytes: number }
  | { type: 'cancelled'; jobId: string }

export interface OutboxChannel {
  announce(message: OutboxMessage): void
  /** Receives what others announce, not our own messages. Returns how to stop. */
  subscribe(received: (message: OutboxMessage) => void): () => void
  close(): void
}

/** The one lock round sending: page, other tabs and the worker never send the same thing at once. */
export const outboxLock = 'greenroom-outbox'
/** The tag of the worker's `sync` event. */
export const outboxTag = 'greenroom-outbox'

export function openOutboxChannel(): OutboxChannel {
  const channel = new BroadcastChannel('greenroom-outbox')
  return {
    announce: (message) => channel.postMessage(message),
    subscribe(received) {
      const listener = ({ data }: MessageEvent<OutboxMessage>) => received(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
    close: () => channel.close(),
  }
}
