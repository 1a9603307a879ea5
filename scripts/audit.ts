import './settings-file.ts'
import { close, openDatabase } from '../api/adapters/database/database.ts'
import { createLedger } from '../api/billing/ledger/credit-ledger.ts'
import { readEnv } from '../api/env.ts'

// `npm run audit`: checks every ledger row and exits with 1 on contradictions. Safe next to running servers, and updates the result in /metrics: run
// it after a fix to clear the alarm.
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
