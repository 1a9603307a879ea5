import { hc } from 'hono/client'
import type { App } from '../../api/app.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'
import { freshToken } from './token-source.ts'

/**
 * Calls the API with a fresh token, for what the typed client cannot do: forms with files, streams.
 * @throws ApiProblem for every response that is not 2xx, and when there is none (`no_connection`); an abort stays an AbortError
 */
export async function callApi(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const response = await freshToken()
    .then((token) => {
      if (token) headers.set('Authorization', `Bearer ${token}`)
      return fetch(input, { ...init, headers, credentials: 'include' })
    })
    .catch((error: unknown) => {
      if (init.signal?.aborted) throw error
      throw new ApiProblem('no_connection', noConnection, 0)
    })
  if (!response.ok) throw await problemOf(response)
  return response
}

/** The typed client. Every call that fails throws an `ApiProblem`, so a response can be read without checking it. */
export const api = hc<App>('/', { fetch: callApi }).api
