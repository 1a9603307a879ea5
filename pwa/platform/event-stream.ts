import { createParser } from 'eventsource-parser'
import { within } from './within.ts'

export interface ServerEvent {
  event: string
  data: string
}

/** The server sends a comment every 10 s. */
const longestSilenceMs = 35_000

/** EventSource can neither POST nor send a token. After `silentMs` without a heartbeat it throws TypeError, like a lost connection. */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  silentMs = longestSilenceMs,
): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let events: ServerEvent[] = []
  const parser = createParser({ onEvent: ({ event = 'message', data }) => events.push({ event, data }) })
  try {
    for (;;) {
      const { done, value } = await within(silentMs, reader.read())
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* events
      events = []
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
