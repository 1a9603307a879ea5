import { randomUUID } from 'node:crypto'
import { readServerEvents } from '../../../pwa/platform/event-stream.ts'
import type { CallKind, CallLog } from '../measure/call-log.ts'

/** A failed call; already logged, and the user gives up. */
export class CallFailed extends Error {}

export interface Sent {
  method?: string
  json?: unknown
  form?: Record<string, string | [Uint8Array<ArrayBuffer>, string]>
  body?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  withinMs?: number
}

interface Caller {
  url: string
  log: CallLog
  address: string
  token: () => string | null
}

const patienceMs = 60_000
/** Longer than the server's own deadline. */
const streamPatienceMs = 150_000

function formOf(fields: NonNullable<Sent['form']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, new Blob([value[0]]), value[1])
  }
  return form
}

const reasonOf = (error: unknown) => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? 'unknown'
}

export function createCaller({ url, log, address, token }: Caller) {
  const fetched = (path: string, { method = 'GET', json, form, body, headers, withinMs = patienceMs }: Sent) => {
    const signedIn = token()
    return fetch(url + path, {
      method,
      headers: {
        'X-Forwarded-For': address,
        ...(signedIn !== null && { Authorization: `Bearer ${signedIn}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: form ? formOf(form) : json === undefined ? (body ?? null) : JSON.stringify(json),
      signal: AbortSignal.timeout(withinMs),
    })
  }

  function fail(name: string, why: string): never {
    log.failed(name, why)
    throw new CallFailed(`${name}: ${why}`)
  }

  async function refusal(response: Response): Promise<string> {
    const code = await response.json().then(
      (answer) => (answer as { code?: string }).code,
      () => '',
    )
    return `${response.status} ${code ?? ''}`.trim()
  }

  return {
    /** @throws CallFailed */
    async call(name: string, kind: CallKind, path: string, sent: Sent = {}) {
      const startedAtMs = performance.now()
      try {
        const response = await fetched(path, sent)
        if (!response.ok) return fail(name, await refusal(response))
        const bytes = Buffer.from(await response.arrayBuffer())
        log.fetched(bytes.length)
        log.took(name, kind, performance.now() - startedAtMs)
        return { bytes, headers: response.headers, json: () => JSON.parse(bytes.toString()) as never }
      } catch (error) {
        if (error instanceof CallFailed) throw error
        return fail(name, reasonOf(error))
      }
    },
    /** Any response is fine; its status is recorded as the outcome. */
    async raw(name: string, path: string, body: FormData | string) {
      const json = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
      const headers = { 'X-Forwarded-For': address, Authorization: `Bearer ${token()}`, 'Idempotency-Key': randomUUID(), ...json }
      try {
        const response = await fetch(url + path, { method: 'POST', body, headers, signal: AbortSignal.timeout(streamPatienceMs) })
        log.failed(name, response.ok ? '200' : await refusal(response))
        await response.body?.cancel().catch(() => {})
      } catch (error) {
        log.failed(name, reasonOf(error))
      }
    },
    /** A call that streams sections. @returns the last data of each section @throws CallFailed */
    async stream(name: string, path: string, sent: Sent): Promise<Record<string, unknown>> {
      const startedAtMs = performance.now()
      let firstMs: number | undefined
      const answer: Record<string, unknown> = {}
      try {
        const headers = { Accept: 'text/event-stream', 'Idempotency-Key': randomUUID(), ...sent.headers }
        const response = await fetched(path, { method: 'POST', ...sent, headers, withinMs: streamPatienceMs })
        if (!response.ok || !response.body) return fail(name, await refusal(response))
        for await (const { event, data } of readServerEvents(response.body)) {
          firstMs ??= performance.now() - startedAtMs
          log.fetched(data.length)
          const parsed = JSON.parse(data) as { section: string; data: object; code: string }
          if (event === 'section') answer[parsed.section] = parsed.data
          if (event === 'problem') return fail(name, `problem ${parsed.code}`)
          if (event === 'done') answer.done = parsed
        }
        if (!answer.done) return fail(name, 'the stream broke off')
        log.took(name, 'paid', performance.now() - startedAtMs, firstMs)
        if ((answer.done as { charge?: string }).charge === 'returned') log.failed(name, 'only a stand-in, credits back')
        return answer
      } catch (error) {
        if (error instanceof CallFailed) throw error
        return fail(name, reasonOf(error))
      }
    },
  }
}

export type Calling = ReturnType<typeof createCaller>
