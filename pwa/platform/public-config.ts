import type { PublicConfig } from '../../api/contract/config.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'

const kept = 'greenroom:config'
/** On a slow connection, a returning user gets the kept response after this long. */
const patienceMs = 3_000

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
  } catch {}
  return config
}

function keptConfig({ storage }: ConfigDeps): PublicConfig | null {
  try {
    return JSON.parse(storage.getItem(kept) ?? 'null') as PublicConfig | null
  } catch {
    return null
  }
}

/** GET /api/config. The last response is kept on this device, so a signed-in user can start offline or on a bad connection. */
export async function loadPublicConfig(deps: ConfigDeps = browser): Promise<PublicConfig> {
  const before = keptConfig(deps)
  const fetching = fetchConfig(deps)
  if (!before) return fetching
  const late = deps.wait(patienceMs).then(() => before)
  return Promise.race([fetching.catch(() => before), late])
}
