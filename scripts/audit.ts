import './settings-file.ts'
import { close, openDatabase } from '../api/adapters/database/database.ts'
import { createLedger } from '../api/billing/ledger/credit-ledger.ts'
import { readEnv } from '../api/env.ts'

/**
 * `npm run audit`: checks every row of the ledger, as a server does once a day, and exits with 1 if something contradicts. Safe beside
 * running servers, which show its result in /metrics: run it after putting something right, and the alarm ends.
 */
const env = readEnv(process.env)
if (!env.DATABASE_URL) {
  console.error('npm run audit needs DATABASE_URL. `npm start` audits by itself, every minute and every day.')
  process.exit(1)
}
const database = openDatabase(env.DATABASE_URL, { maxConnections: 2 })
try {
  const faults = await createLedger(database, () => new Date()).audit()
  console.log([`Contradictions in the ledger: ${faults.length}`, ...faults].join('\n  '))
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await close(database)
}
