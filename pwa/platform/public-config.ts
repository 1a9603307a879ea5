import type { PublicConfig } from '../../api/contract/config.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'

const kept = 'greenroom:config'
/** A connection that is slower than this is none for somebody who was here before: the kept answer is as good. */
const patienceMs = 3_000

/** What of the browser is used; handed in so that a test can be the browser. */
export interface ConfigPlace {
  fetch(path: string): Promise<Response>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  wait(ms: number): Promise<void>
}

const here: ConfigPlace = {
  fetch: (path) => fetch(path),
  get storage() {
    return localStorage
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

async function asked(place: ConfigPlace): Promise<PublicConfig> {
  const response = await place.fetch('/api/config').catch(() => {
    throw new ApiProblem('no_connection', noConnection, 0)
  })
  if (!response.ok) throw await problemOf(response)
  const config = (await response.json()) as PublicConfig
  try {
    place.storage.setItem(kept, JSON.stringify(config))
  } catch {
    // No storage: the next start needs a connection.
  }
  return config
}

function lastAnswer({ storage }: ConfigPlace): PublicConfig | null {
  try {
    return JSON.parse(storage.getItem(kept) ?? 'null') as PublicConfig | null
  } catch {
    return null
  }
}

/**
 * GET /api/config. The last answer is kept on this device, so that a signed-in person can start without a connection, and without
 * waiting for one that is there in name only.
 * @throws ApiProblem when there is neither an answer nor a kept one
 */
export async function loadPublicConfig(place: ConfigPlace = here): Promise<PublicConfig> {
  const before = lastAnswer(place)
  const asking = asked(place)
  if (!before) return asking
  const late = place.wait(patienceMs).then(() => before)
  return Promise.race([asking.catch(() => before), late])
}
