import type { PublicConfig } from '../../api/contract/config.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'

const kept = 'greenroom:config'
/** How long somebody who was here before waits for a slow connection: the kept response is as good. */
const patienceMs = 3_000

/** The parts of the browser that are used; tests pass their own. */
export interface ConfigDeps {
  fetch(path: string): Promise<Response>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  wait(ms: number): Promise<void>
}

const browser: ConfigDeps = {
  fetch: (path) => fetch(path),
  get storage() {
    return localStorage
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

async function fetchConfig(deps: ConfigDeps): Promise<PublicConfig> {
  const response = await deps.fetch('/api/config').catch(() => {
    throw new ApiProblem('no_connection', noConnection, 0)
  })
  if (!response.ok) throw await problemOf(response)
  const config = (await response.json()) as PublicConfig
  try {
    deps.storage.setItem(kept, JSON.stringify(config))
  } catch {
    // No storage: the next start needs a connection.
  }
  return config
}

function keptConfig({ storage }: ConfigDeps): PublicConfig | null {
  try {
    return JSON.parse(storage.getItem(kept) ?? 'null') as PublicConfig | null
  } catch {
    return null
  }
}

/**
 * GET /api/config. The last response is kept on this device, so that a signed-in person can start without a connection, or on a bad one.
 * @throws ApiProblem when there is neither a response nor a kept one
 */
export async function loadPublicConfig(deps: ConfigDeps = browser): Promise<PublicConfig> {
  const before = keptConfig(deps)
  const fetching = fetchConfig(deps)
  if (!before) return fetching
  const late = deps.wait(patienceMs).then(() => before)
  return Promise.race([fetching.catch(() => before), late])
}
