import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; each test file copies the template with `createTestDatabase()`. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
