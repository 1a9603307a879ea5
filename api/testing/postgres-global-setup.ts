import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's PostgreSQL server, with the template database on it. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; each test file takes a copy of the template by `createTestDatabase()`. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
