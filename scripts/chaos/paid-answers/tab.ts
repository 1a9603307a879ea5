import { setTimeout as sleep } from 'node:timers/promises'
import { InterviewPrepDone, interviewPrepSections } from '../../../api/contract/interview-prep.ts'
import type { Failure } from '../../../pwa/generation/failure.ts'
import { followGeneration } from '../../../pwa/generation/follow-generation.ts'
import type { Generation, GenerationEvent } from '../../../pwa/generation/generation.ts'
import { afterEvent, nothingYet } from '../../../pwa/generation/generation.ts'
import { createGenerationKeys, fingerprintOf, type KeyStorage, partsOf } from '../../../pwa/generation/generation-keys.ts'
import type { PartsOf } from '../../../pwa/generation/generation-kind.ts'
import { ApiProblem, noConnection, problemOf } from '../../../pwa/platform/api-problem.ts'
import { waitAfterMs, watchedWaits } from '../../../pwa/platform/retry.ts'
import type { Servers } from './servers.ts'

const kind = { failed: 'Failed.' }
const schemas = { sections: interviewPrepSections, done: InterviewPrepDone }
type Parts = PartsOf<typeof interviewPrepSections>

/** A connection that may break any stream, to a balancer that sends each call to any server. */
export interface Link {
  servers: Servers
  /** Share of calls that break off midway. */
  breaks: number
}

/** Never resolves: the page is gone. */
const never = () => new Promise<never>(() => {})

function breaking(body: ReadableStream<Uint8Array>, afterMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const broken = sleep(afterMs).then(() => {
    void reader.cancel().catch(() => {})
    throw new TypeError('network error')
  })
  broken.catch(() => {})
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await Promise.race([reader.read(), broken])
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

async function call(
  { servers: { servers }, breaks }: Link,
  path: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  if (init.signal.aborted) return never()
  const { url } = servers[Math.floor(Math.random() * servers.length)]!
  // A balancer's response while its server is down; a break on the way back loses the response, not the request.
  const response = await fetch(url + path, init).catch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  if (init.signal.aborted) return never()
  if (Math.random() < breaks / 2) {
    await response.body?.cancel().catch(() => {})
    throw new ApiProblem('no_connection', noConnection, 0)
  }
  if (!response.ok) throw await problemOf(response)
  if (!response.body || Math.random() >= breaks) return response
  return new Response(breaking(response.body, Math.random() * 1_500), response)
}

export function newStorage(): KeyStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

export type Outcome =
  | { came: 'answer'; parts: Parts; done: InterviewPrepDone }
  | { came: 'failure'; failure: Failure }
  | { came: 'nothing' }

export type Tab = ReturnType<typeof openTab>

/** A user's tab: the page's own code for keys and following, over a simulated connection. */
export function openTab(uid: string, jobDescription: string, storage: KeyStorage, link: Link) {
  const keys = createGenerationKeys(
    () => `prep:${uid}`,
    () => storage,
  )
  const gone = new AbortController()
  const { signal } = gone
  const request = { jobDescription, interviewRound: 'recruiter', resultType: 'complete' }

  async function follow(key: string, first: 'start' | 'join', isRepeat: boolean): Promise<Outcome> {
    let generation: Generation<Parts, InterviewPrepDone> = nothingYet
    const dispatch = (event: GenerationEvent<Parts, InterviewPrepDone>) => {
      if (signal.aborted) return
      generation = afterEvent(generation, event)
      if (event.type === 'generation-finished') keys.hasFinished(key)
      if (event.type === 'generation-failed') keys.hasFailed(key, event.failure)
    }
    dispatch({ type: 'generation-was-requested', key })
    const headers = { Accept: 'text/event-stream', 'Idempotency-Key': key, Authorization: `Bearer ${uid}` }
    const form = () => {
      const body = new FormData()
      for (const [name, value] of Object.entries(request)) body.set(name, value)
      return body
    }
    const connection = {
      start: () => call(link, '/api/interview-prep/generate', { method: 'POST', body: form(), headers, signal }),
      join: () => call(link, '/api/answers', { headers, signal }),
    }
    // Shorter waits than in the page, in the same order.
    await followGeneration({
      kind,
      schemas,
      key,
      connection,
      first,
      isRepeat,
      dispatch,
      wait: (tries) => (signal.aborted ? never() : sleep(Math.min(waitAfterMs(tries, Math.random(), watchedWaits), 4_000) / 4)),
    })
    const { run, last } = generation
    if (run.state === 'failed') return { came: 'failure', failure: run.failure }
    return last ? { came: 'answer', parts: last.received, done: last.done } : { came: 'nothing' }
  }

  return {
    /** A reload, or the user leaves. */
    close: () => gone.abort(),
    async press(): Promise<Outcome> {
      const fingerprint = await fingerprintOf(partsOf(request))
      const { key, isRepeat } = keys.keyFor(fingerprint)
      keys.wasSent(key, fingerprint)
      return follow(key, 'start', isRepeat)
    },
    async resume(): Promise<Outcome> {
      const key = keys.left()
      return key ? follow(key, 'join', false) : { came: 'nothing' }
    },
  }
}
