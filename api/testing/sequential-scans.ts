import type pg from 'pg'
import { type Database, openDatabase } from '../adapters/database/database.ts'

/**
 * A database that reports each statement's plan, including those in triggers and foreign keys. @returns which of the named tables were scanned fully
 */
export function watchingPlans(url: string, tables: readonly string[]): { database: Database; scans: string[] } {
  const scans: string[] = []
  const database = openDatabase(url, { maxConnections: 1 })
  const settings = [
    "LOAD 'auto_explain'",
    'SET auto_explain.log_min_duration = 0',
    "SET auto_explain.log_level = 'notice'",
    'SET auto_explain.log_nested_statements = on',
  ]
  database.$client.on('connect', (client: pg.PoolClient) => {
    client.on('notice', ({ message = '' }) => {
      for (const [, table] of message.matchAll(/Seq Scan on (\w+)/g))
        if (tables.includes(table!)) scans.push(`${table}: ${message}`)
    })
    void client.query(settings.join('; '))
  })
  return { database, scans }
}
