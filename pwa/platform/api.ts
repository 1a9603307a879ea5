import { hc } from 'hono/client'
import type { App } from '../../api/app.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'
import { serverClock } from './server-clock.ts'
import { freshToken } from './token-source.ts'
import { within } from './within.ts'

/** Firebase's client may wait over a minute for a token; the page would seem frozen. */
const tokenWithinMs = 15_000
const signInIsSilent = 'The sign-in service is not responding. Please try again in a moment.'

/** Calls the API with a fresh token, for forms with files and streams. @throws ApiProblem unless the response is 2xx */
export async function callApi(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = await within(tokenWithinMs, freshToken()).catch(() => {
    init.signal?.throwIfAborted()
    throw new ApiProblem('no_connection', navigator.onLine ? signInIsSilent : noConnection, 0)
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

/** The typed client. Every failed call throws an `ApiProblem`, so a response needs no checking. */
export const api = hc<App>('/', { fetch: callApi }).api
