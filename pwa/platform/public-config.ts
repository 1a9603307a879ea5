import type { PublicConfig } from '../../api/contract/config.ts'
import { ApiProblem, noConnection, problemOf } from './api-problem.ts'

const kept = 'greenroom:config'

async function asked(): Promise<PublicConfig> {
  const response = await fetch('/api/config').catch(() => {
    throw new ApiProblem('no_connection', noConnection, 0)
  })
  if (!response.ok) throw await problemOf(response)
  return response.json() as Promise<PublicConfig>
}

/**
 * GET /api/config. The last answer is kept on this device, so that a signed-in person can start without a connection.
 * @throws ApiProblem when there is neither an answer nor a kept one
 */
export async function loadPublicConfig(): Promise<PublicConfig> {
  try {
    const config = await asked()
    localStorage.setItem(kept, JSON.stringify(config))
    return config
  } catch (error) {
    const before = localStorage.getItem(kept)
    if (before) return JSON.parse(before) as PublicConfig
    throw error
  }
}
