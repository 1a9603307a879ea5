import '../settings-file.ts'
import { userInfo } from 'node:os'
import { close, openDatabase } from '../../api/adapters/database/database.ts'
import { migrate } from '../../api/adapters/database/migrate.ts'
import { createFirebaseIdentity } from '../../api/adapters/identity-firebase.ts'
import { uploadsOf, videosOf } from '../../api/assemble.ts'
import { createLedger } from '../../api/billing/ledger/credit-ledger.ts'
import type { HistoryEntry } from '../../api/billing/ledger/ledger.ts'
import { createOperatorActions, type FoundPerson, Refused } from '../../api/billing/operator/operator-actions.ts'
import { marksOf } from '../../api/billing/trial-marks.ts'
import { readEnv } from '../../api/env.ts'
import { deleteAccount } from '../../api/features/accounts/delete-account.ts'
import { e164Of } from '../../api/features/phone/phone-number.ts'
import { startPostgres } from '../../api/local/postgres.ts'
import { phoneHashKeyIn } from '../../api/local.ts'
import { createLog } from '../../api/log.ts'
import { whyStopped } from '../../api/why-stopped.ts'
import { type Command, readArguments, usage } from './arguments.ts'

/** `npm run admin`, for operators. Uses DATABASE_URL, else the local database (stop Greenroom first). */
const settings = readEnv({ ...process.env, NODE_ENV: 'development' })
const env = {
  ...settings,
  PHONE_HASH_KEY: settings.PHONE_HASH_KEY ?? (settings.DATABASE_URL ? undefined : phoneHashKeyIn(settings.DATA_DIR)),
}
const now = () => new Date()

const day = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never'

function printPerson({ uid, email, phoneVerified, createdAt, lastActiveAt, balance, owed }: FoundPerson) {
  console.log(
    `${email}  ${uid}\n${balance} credits${owed > 0 ? `, owes ${owed}` : ''}; phone ${phoneVerified ? '' : 'not '}verified`,
  )
  console.log(`here since ${day(createdAt)}, last seen ${day(lastActiveAt)}`)
}

function printLedger(entries: HistoryEntry[]) {
  for (const { id, at, kind, what, amount, balanceAfter, pending } of entries)
    console.log(
      `${id.padStart(8)}  ${day(at)}  ${kind.padEnd(10)} ${what.padEnd(24)} ${String(amount).padStart(5)} = ${balanceAfter}${pending ? '  running' : ''}`,
    )
  console.log(entries.length === 0 ? 'No entries yet.' : 'To return a charge: npm run admin -- return USER NUMBER --reason "..."')
}

async function act(command: Command, database: ReturnType<typeof openDatabase>) {
  const ledger = createLedger(database, now)
  const operator = process.env.ADMIN_NAME || userInfo().username
  const actions = createOperatorActions({ database, ledger, now, operator })
  if (command.command === 'find') return printPerson(await actions.find(command.person))
  if (command.command === 'ledger') return printLedger(await actions.ledgerOf(command.person))
  if (command.command === 'grant') {
    const { granted, balance } = await actions.grant(command.person, command.credits, command)
    return console.log(
      granted
        ? `Given. They have ${balance} credits.`
        : `This key was used before, so nothing was granted. The balance is ${balance} credits.`,
    )
  }
  if (command.command === 'return') {
    const { granted, credits, balance } = await actions.giveBack(command.person, command.entry, command.reason)
    return console.log(
      `${granted ? `${credits} credits were returned.` : 'They were returned before.'} The balance is ${balance} credits.`,
    )
  }
  if (command.command === 'feedback') {
    for (const { createdAt, type, email, text } of await actions.feedback())
      console.log(`${day(createdAt)}  ${type}${email && `  ${email}`}\n${text}\n`)
    return
  }
  if (command.command === 'free-number') {
    // The phone hash depends only on the number.
    const { phoneHash } = marksOf(env, { uid: '', googleSubject: '' }, e164Of(command.number))
    await actions.freeNumber(phoneHash, command.reason)
    return console.log('Done: the number’s new owner can verify it.')
  }
  const { email } = await actions.find(command.person)
  const isSure = email.toLowerCase() === command.confirm.toLowerCase()
  if (!isSure) throw new Refused(`--confirm must be their address, ${email}. Nothing was deleted.`)
  const uid = await actions.noteDeletion(command.person, command.reason)
  const rest = {
    log: createLog('warn'),
    identity: createFirebaseIdentity(env),
    videos: videosOf(env),
    uploads: uploadsOf(env, database, now),
  }
  const { creditsForfeited } = await deleteAccount({ env, now, database, ledger, ...rest }, uid)
  console.log(`Deleted. ${creditsForfeited} unspent credits are forfeited.`)
}

async function run(): Promise<void> {
  const command = readArguments(process.argv.slice(2), now().toISOString().slice(0, 10))
  if (!command) {
    console.log(usage)
    process.exitCode = 1
    return
  }
  const local = env.DATABASE_URL ? null : await startPostgres({ dataDir: env.DATA_DIR, log: console.error })
  const database = openDatabase(env.DATABASE_URL ?? local?.url ?? '', { maxConnections: 2 })
  try {
    if (local) await migrate(database)
    await act(command, database)
  } finally {
    await close(database)
    await local?.stop()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Refused ? error.message : whyStopped(error))
  process.exit(1)
}
