import { afterAll, beforeEach } from 'vitest'
import { createBuiltinCoach } from '../../../coach/guides/builtin-coach.ts'
import { connectedCoach } from '../../../coach/testing/connected-coach.ts'
import { defaultScript } from '../../../coach/testing/default-script.ts'
import { startOpenAIServer } from '../../../coach/testing/openai-server.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { setupAnalysis } from './setup-analysis.ts'

/** The app with the built-in coach and the app with a connected one, on one database. Every test begins with a model that works. */
export async function setupBothCoaches({ createApp }: Pick<Parameters<typeof setupAnalysis>[0], 'createApp'>) {
  const { database } = await createTestDatabase({ maxConnections: 10 })
  const server = await startOpenAIServer()
  afterAll(() => server.close())
  beforeEach(() => server.setScript(defaultScript))
  const builtin = createBuiltinCoach()
  const world = setupAnalysis({ createApp, database, coach: builtin })
  const connected = setupAnalysis({ createApp, database, coach: (log) => connectedCoach(server, { log }) })
  return { database, server, builtin, world, connected }
}
