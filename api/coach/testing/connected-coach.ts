import { Writable } from 'node:stream'
import { afterAll, beforeEach } from 'vitest'
import { createLog, type Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { createOpenAICoach, type OpenAICoachOptions } from '../model/openai-coach.ts'
import { defaultScript } from './default-script.ts'
import type { Script } from './openai-script.ts'
import { type OpenAITestServer, startOpenAIServer } from './openai-server.ts'

export const modelSettings = ({ url }: Pick<OpenAITestServer, 'url'>) => ({
  apiKey: 'test',
  baseUrl: url,
  model: 'test-model',
  callTimeoutMs: 20_000,
  maxTokens: 1_200,
})

export function connectedCoach(
  server: Pick<OpenAITestServer, 'url'>,
  { now = () => new Date(), ...options }: Partial<OpenAICoachOptions> & { log: Log },
) {
  return createOpenAICoach({ ...modelSettings(server), now, ...options })
}

/** Stops as the deadline of a request does: with a problem that has its sentence. */
export function stoppedAfter(ms: number) {
  const stop = new AbortController()
  const reason = new Problem('unavailable', { message: 'This took too long, so we stopped. Please try again.' })
  setTimeout(() => stop.abort(reason), ms)
  return { signal: stop.signal, reason }
}

export async function setupModelServer(script: Script = defaultScript) {
  const server = await startOpenAIServer({ script })
  const logged: string[] = []
  const log = createLog('debug', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
  beforeEach(() => {
    server.setScript(script)
    server.requests.length = 0
    logged.length = 0
  })
  afterAll(() => server.close())
  return { server, log, logged }
}
