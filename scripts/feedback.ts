import './settings-file.ts'
import { desc } from 'drizzle-orm'
import { close, migrate, openDatabase } from '../api/adapters/database/database.ts'
import { feedback } from '../api/adapters/database/schema.ts'
import { readEnv } from '../api/env.ts'
import { startPostgres } from '../api/local/postgres.ts'
import { whyStopped } from './why-stopped.ts'

// What people wrote, newest first: `npm run feedback`. Reads DATABASE_URL, else the local database (while Greenroom is stopped).
async function showFeedback(): Promise<void> {
  const env = readEnv({ ...process.env, NODE_ENV: 'development' })
  const local = env.DATABASE_URL ? null : await startPostgres({ dataDir: env.DATA_DIR, log: console.error })
  const database = openDatabase(env.DATABASE_URL ?? local?.url ?? '')
  try {
    // Before the first start there are no tables yet.
    if (local) await migrate(database)
    const messages = await database.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(200)
    for (const { createdAt, type, email, text } of messages)
      console.log(`${createdAt.toISOString()}  ${type}${email && `  ${email}`}\n${text}\n`)
    console.log(messages.length === 0 ? 'Nobody has written yet.' : `${messages.length} shown, newest first.`)
  } finally {
    await close(database)
    await local?.stop()
  }
}

try {
  await showFeedback()
} catch (error) {
  console.error(whyStopped(error))
  process.exit(1)
}
