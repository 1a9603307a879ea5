import { hc } from 'hono/client'
import type { App } from '../../api/app.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'
import { serverClock } from './server-clock.ts'
import { freshToken } from './token-source.ts'

/** The sign-in service's own client waits for a minute and more, and nothing on the page moves meanwhile. */
const tokenWithinMs = 15_000
const signInIsSilent = 'The sign-in service does not answer. Please try again in a moment.'

/** @throws ApiProblem `no_connection`, with a sentence that says what is away */
async function tokenInTime(): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, tokenWithinMs)
  })
  return Promise.race([freshToken(), late])
    .catch(() => {
      throw new ApiProblem('no_connection', navigator.onLine ? signInIsSilent : noConnection, 0)
    })
    .finally(() => clearTimeout(timer))
}

/**
 * Calls the API with a fresh token, for what the typed client cannot do: forms with files, streams.
 * @throws ApiProblem for every response that is not 2xx, and when there is none (`no_connection`); an abort stays an AbortError
 */
export async function callApi(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = await tokenInTime().catch((error: unknown) => {
    init.signal?.throwIfAborted()
    throw error
  })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const response = await fetch(input, { ...init, headers, credentials: 'include' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new ApiProblem('no_connection', noConnection, 0)
  })
  serverClock.noteDateOf(response)
  if (!response.ok) throw await problemOf(response)
  return response
}

/** The typed client. Every call that fails throws an `ApiProblem`, so a response can be read without checking it. */
export const api = hc<App>('/', { fetch: callApi }).api
