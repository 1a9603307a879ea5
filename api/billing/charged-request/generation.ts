import type { Context, TypedResponse } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Problem } from '../../problem.ts'
import { wantsEvents } from './idempotency-key.ts'

export interface GeneratedSection {
  section: string
  data: object
  standIn?: true
}

export interface GenerationDone {
  creditsCharged: number
  creditsRemaining: number
  charge?: 'returned'
  creditsReturned?: number
}

export type GenerationEnd = { ended: 'done'; done: GenerationDone } | { ended: 'problem'; problem: Problem }

/** The running or recent result of a charged request. Any number of readers may follow it; none can stop it. */
export interface Generation {
  readonly key: string
  readonly sections: readonly GeneratedSection[]
  events(): AsyncGenerator<GeneratedSection, GenerationEnd>
  readonly end: Promise<GenerationEnd>
  readonly endedAs: GenerationEnd | null
}

export interface OpenGeneration extends Generation {
  /** Ignored once the generation has ended, so late output of stopped work is dropped. */
  emit(section: GeneratedSection): void
  finish(end: GenerationEnd): void
}

export function openGeneration(key: string): OpenGeneration {
  const sections: GeneratedSection[] = []
  const whole = Promise.withResolvers<GenerationEnd>()
  let endedAs: GenerationEnd | null = null
  let changed = Promise.withResolvers<void>()

  const wakeReaders = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  return {
    key,
    sections,
    end: whole.promise,
    get endedAs() {
      return endedAs
    },
    emit(section) {
      if (endedAs) return
      sections.push(section)
      wakeReaders()
    },
    finish(end) {
      endedAs = end
      whole.resolve(end)
      wakeReaders()
    },
    async *events() {
      for (let next = 0; ; ) {
        const change = changed.promise
        while (next < sections.length) yield sections[next++]!
        if (endedAs && next === sections.length) return endedAs
        if (next === sections.length) await change
      }
    },
  }
}

export function flat({ sections }: Pick<Generation, 'sections'>): object {
  return Object.assign({}, ...sections.map(({ data }) => data))
}

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
