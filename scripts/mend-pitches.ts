import './settings-file.ts'
import { close, openDatabase } from '../api/adapters/database/database.ts'
import { migrate } from '../api/adapters/database/migrate.ts'
import { videosOf } from '../api/assemble.ts'
import { readEnv } from '../api/env.ts'
import { startPostgres } from '../api/local/postgres.ts'
import { createLog } from '../api/log.ts'
import { findPitchFaults, mendPitches } from '../api/media/pitches/mend-pitches.ts'

// `npm run mend-pitches`: reports mismatches between saved pitches and their videos, for example after a database restore. `-- --mend` sets aside
// videos without a pitch and marks pitches without a video. Safe next to running servers.
const mends = process.argv.includes('--mend')
const env = readEnv({ ...process.env, NODE_ENV: 'development' })
const local = env.DATABASE_URL ? null : await startPostgres({ dataDir: env.DATA_DIR, log: console.error })
const database = openDatabase(env.DATABASE_URL ?? local?.url ?? '', { maxConnections: 2 })
try {
  if (local) await migrate(database)
  const services = { database, videos: videosOf(env), log: createLog('warn'), now: () => new Date() }
  const faults = mends ? await mendPitches(services) : await findPitchFaults(services)
  const report = (what: string, ids: string[]) => console.log([`${ids.length} ${what}`, ...ids].join('\n  '))
  report(`videos without a pitch${mends ? ', set aside under quarantine/' : ''}`, faults.objectsWithoutRow)
  report(`pitches without their video${mends ? ', marked' : ''}`, faults.rowsWithoutObject)
  report('videos that were missed and are there again', faults.objectsFoundAgain)
  if (!mends) console.log('Nothing was changed. To fix it: npm run mend-pitches -- --mend')
} finally {
  await close(database)
  await local?.stop()
}
