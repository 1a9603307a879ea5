import { hc } from 'hono/client'
import type { App } from '../../api/app.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'

type TokenSource = () => Promise<string | null>

let freshToken: TokenSource = async () => null

/** Says where bearer tokens come from; the account calls it once, when the sign-in door is open. */
export function takeTokensFrom(source: TokenSource) {
  freshToken = source
}

/**
 * Calls the API with a fresh token. For what the typed client cannot say: forms with files, streams.
 * @throws ApiProblem for every answer that is not 2xx, and for no answer (`no_connection`); an abort stays an AbortError
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

/** The typed client. Every call that does not succeed throws an `ApiProblem`, so answers can be read without asking. */
export const api = hc<App>('/', { fetch: callApi }).api
