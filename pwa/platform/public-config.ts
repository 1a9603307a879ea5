import type { PublicConfig } from '../../api/contract/config.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'
import { within } from './within.ts'

const kept = 'greenroom:config'
/** On a slow connection, a returning user gets the kept response after this long. */
const patienceMs = 3_000

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config').catch(() => {
    throw new ApiProblem('no_connection', noConnection, 0)
  })
  if (!response.ok) throw await problemOf(response)
  const config = (await response.json()) as PublicConfig
  try {
    localStorage.setItem(kept, JSON.stringify(config))
  } catch {}
  return config
}

function keptConfig(): PublicConfig | null {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? 'null') as PublicConfig | null
  } catch {
    return null
  }
}

/** GET /api/config. The last response is kept on this device, so a signed-in user can start offline or on a bad connection. */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const before = keptConfig()
  const fetching = fetchConfig()
  return before ? within(patienceMs, fetching).catch(() => before) : fetching
}
