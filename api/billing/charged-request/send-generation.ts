import type { Context, TypedResponse } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { flat, type GeneratedSection, type Generation } from './generation.ts'
import { wantsEvents } from './idempotency-key.ts'

/** Proxies and phones drop silent connections. */
const heartbeatEveryMs = 10_000

// Responds with server-sent events if the client accepts them (`section`…, then `done` or `problem`), else one JSON body. `Answer` types that body
// for the typed client.
export async function sendGeneration<Answer>(
  c: Context,
  generation: Generation,
): Promise<Response & TypedResponse<Answer, 200, 'json'>> {
  c.header('Cache-Control', 'no-store')
  c.header('Idempotency-Key', generation.key)
  const answer = wantsEvents(c) ? asEvents(c, generation) : c.json(await wholeAnswer(generation))
  return answer as Response & TypedResponse<Answer, 200, 'json'>
}

async function wholeAnswer(generation: Generation): Promise<object> {
  const end = await generation.end
  if (end.ended === 'problem') throw end.problem
  return { ...flat(generation), ...end.done }
}

function asEvents(c: Context, generation: Generation): Response {
  // Keeps nginx-like proxies from buffering the events.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const heartbeat = setInterval(() => void stream.write(': still working\n\n'), heartbeatEveryMs)
    stream.onAbort(() => clearInterval(heartbeat))
    try {
      await sendAll(stream, generation.events())
    } finally {
      clearInterval(heartbeat)
    }
  })
}

async function sendAll(stream: SSEStreamingApi, events: ReturnType<Generation['events']>): Promise<void> {
  const send = (event: string, data: GeneratedSection | object) => stream.writeSSE({ event, data: JSON.stringify(data) })
  for (;;) {
    const { done, value } = await events.next()
    if (stream.aborted) return
    if (!done) await send('section', value)
    else if (value.ended === 'done') return send('done', value.done)
    else return send('problem', value.problem.body())
  }
}
