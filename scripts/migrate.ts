import './settings-file.ts'
import { close, openDatabase } from '../api/adapters/database/database.ts'
import { grantToServers, makeRole, migrate } from '../api/adapters/database/migrate.ts'
import { whyStopped } from '../api/why-stopped.ts'

// `npm run migrate`: migrates as the tables' owner (DATABASE_OWNER_URL) and grants the servers' role (DATABASE_URL) access. Run before the first
// start and each new version.
const { DATABASE_URL, DATABASE_OWNER_URL } = process.env

async function run(ownerUrl: string, serversUrl: string) {
  const owner = openDatabase(ownerUrl, { maxConnections: 2 })
  try {
    await migrate(owner)
    const { username, password } = new URL(serversUrl)
    if (username === new URL(ownerUrl).username) return console.log('The tables are up to date. One role owns and uses them.')
    const isNew = await makeRole(owner, decodeURIComponent(username), decodeURIComponent(password))
    await grantToServers(owner, decodeURIComponent(username))
    console.log(`The tables are up to date; ${username}${isNew ? ', made just now,' : ''} may read and add.`)
  } finally {
    await close(owner)
  }
}

try {
  if (!DATABASE_URL || !DATABASE_OWNER_URL) throw new Error('npm run migrate needs DATABASE_URL and DATABASE_OWNER_URL.')
  await run(DATABASE_OWNER_URL, DATABASE_URL)
} catch (error) {
  console.error(whyStopped(error))
  process.exit(1)
}
