import './settings-file.ts'
import { close, openDatabase } from '../api/adapters/database/database.ts'
import { createStripePayments } from '../api/adapters/payments-stripe.ts'
import { createLedger } from '../api/billing/ledger/credit-ledger.ts'
import { readEnv } from '../api/env.ts'
import { reconcile } from '../api/features/payments/reconcile.ts'
import { createLog } from '../api/log.ts'

/** `npm run reconcile`: credits paid checkouts that were never credited, as the server does at start and every hour. Safe next to running servers. */
const env = readEnv(process.env)
if (!env.DATABASE_URL || !env.STRIPE_SECRET_KEY) {
  console.error('npm run reconcile needs DATABASE_URL and STRIPE_SECRET_KEY. `npm start` reconciles by itself when it starts.')
  process.exit(1)
}
const database = openDatabase(env.DATABASE_URL, { maxConnections: 2 })
const now = () => new Date()
const payments = createStripePayments({ secretKey: env.STRIPE_SECRET_KEY, apiUrl: env.STRIPE_API_URL })
try {
  const services = { database, ledger: createLedger(database, now), log: createLog('warn'), now, payments }
  const { credited, failed } = await reconcile(services)
  console.log(`Purchases credited: ${credited}. Could not be settled: ${failed}.`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await close(database)
}
