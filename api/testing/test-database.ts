import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { close, type Database, openDatabase } from '../adapters/database/database.ts'
import { databaseUrl, templateName } from './test-postgres.ts'

export interface TestDatabase {
  database: Database
  url: string
}

/** An empty, migrated database for one test file, copied from the template in milliseconds and dropped after the last test. */
export async function createTestDatabase({ maxConnections = 5 } = {}): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  const url = databaseUrl(serverUrl, name)
  const database = openDatabase(url, { maxConnections })
  afterAll(async () => {
    await close(database)
    await asAdmin(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return { database, url }
}

async function asAdmin(serverUrl: string, statement: string) {
  const admin = new pg.Client(serverUrl)
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
