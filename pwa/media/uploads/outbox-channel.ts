/** What tabs and the worker tell each other about the outbox. Nothing of a recording is in it. */
export type OutboxMessage =
  | { type: 'outbox-changed' }
  | { type: 'sending'; jobId: string; sentBytes: number; totalBytes: number }
  | { type: 'cancelled'; jobId: string }

export interface OutboxChannel {
  tell(news: OutboxMessage): void
  /** Hears the others, not oneself. Returns how to stop. */
  hear(listener: (news: OutboxMessage) => void): () => void
  close(): void
}

/** The one lock round sending: page, other tabs and the worker never send the same thing at once. */
export const outboxLock = 'greenroom-outbox'
/** The tag of the worker's `sync` event. */
export const outboxTag = 'greenroom-outbox'

export function openOutboxChannel(): OutboxChannel {
  const channel = new BroadcastChannel('greenroom-outbox')
  return {
    tell: (news) => channel.postMessage(news),
    hear(listener) {
      const hear = ({ data }: MessageEvent<OutboxMessage>) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    close: () => channel.close(),
  }
}
