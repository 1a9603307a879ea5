import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { close, type Database, openDatabase } from '../../../api/adapters/database/database.ts'
import { keyHashOf, users } from '../../../api/adapters/database/schema.ts'
import { startStorageServer } from '../../../api/adapters/testing/storage-server.ts'
import { createBucketVideos } from '../../../api/adapters/videos-bucket.ts'
import { createLedger } from '../../../api/billing/ledger/credit-ledger.ts'
import { practiceFor, writePractice } from '../../../api/features/voice-interview/practice-uses.ts'
import { fileIdOf } from '../../../api/media/uploads/file-id.ts'
import { createUploads } from '../../../api/media/uploads/uploads.ts'
import { startServers } from '../paid-answers/servers.ts'
import { killDatabase, patiently } from './kill-database.ts'
import { type Noticed, nothingNoticed, personOn } from './traffic.ts'

interface Options {
  databaseUrl: string
  people: number
  kills: number
  /** Every second kill hits PostgreSQL, which its owner must restart. */
  killsDatabase?: boolean
  leaseMs?: number
}

const grantedCredits = 100_000
const practicesEach = 20

/** Two servers on one database and bucket with traffic on both; one is killed repeatedly, then both are replaced. */
export async function serverNights({ databaseUrl, people, kills, killsDatabase = false, leaseMs = 5_000 }: Options) {
  const database = openDatabase(databaseUrl, { maxConnections: 4 })
  const storage = await startStorageServer()
  const ledger = createLedger(database, () => new Date())
  const folder = mkdtempSync(join(tmpdir(), 'nights-'))
  const servers = await startServers(databaseUrl, leaseMs, { CHAOS_STORAGE_HOST: storage.host, DATA_DIR: folder })
  const noticed = nothingNoticed()
  let isOver = false

  const bucket = { projectId: 'demo-chaos', bucketName: 'demo-chaos.appspot.com', emulatorHost: storage.host }
  const uploads = createUploads(database, createBucketVideos(bucket, 'uploads/'), () => new Date())

  async function take(uid: string, { uploadId, bytes }: { uploadId: string; bytes: Buffer }) {
    const path = join(folder, uploadId)
    const video = await patiently(() => uploads.whole(uid, uploadId, path))
    if (video && readFileSync(video.path).equals(bytes)) noticed.whole++
    await patiently(() => uploads.remove(fileIdOf(uid, uploadId)!))
    rmSync(path, { force: true })
  }

  async function live(uid: string) {
    await database.insert(users).values({ id: uid, email: '', googleSubject: uid, phoneVerified: true })
    await ledger.grant(uid, grantedCredits, `trial:${uid}`, 'trial')
    const person = personOn(servers, { uid, noticed, isPatient: killsDatabase, practices: await practicesOf(database, uid) })
    while (!isOver) {
      await Promise.all([
        person.look(),
        person.spend(),
        Math.random() < 0.3 && person.prepare(),
        Math.random() < 0.5 && person.say(),
      ])
      if (Math.random() < 0.3) await take(uid, await person.upload())
    }
  }
  const uids = Array.from({ length: people }, () => `person-${randomUUID()}`)
  const lives = Promise.all(uids.map(live))
  for (let nth = 0; nth < kills; nth++) {
    await sleep(300 + Math.random() * 300)
    if (killsDatabase && nth % 2) await killDatabase(database)
    else await servers.kill(Math.floor(nth / (killsDatabase ? 2 : 1)) % 2)
  }
  for (const at of [0, 1]) await servers.deploy(at)
  isOver = true
  await lives
  await servers.stop()

  const temporaryFiles = filesIn(join(folder, 'uploads'))
  rmSync(folder, { recursive: true })
  // Wait for the leases of killed servers to expire.
  await sleep(leaseMs)
  await ledger.reap()
  const books = await booksOf(database, noticed.paid)
  let charged = 0
  for (const uid of uids) charged += grantedCredits - (await ledger.balanceOf(uid))
  const audit = [...(await ledger.audit()), ...(await ledger.auditRecent())]
  await close(database)
  await storage.close()
  const acknowledged = [...noticed.paid.values()].reduce((sum, credits) => sum + credits, 0)
  const { calls, retries, lost, paid, videos, whole } = noticed
  const counts = { kills, deployments: 2, calls, retries, paid: paid.size, acknowledged, charged, videos, whole }
  const facts = { ...counts, lost, ...books, temporaryFiles, audit }
  const faults = [...lost, ...books.missing, ...books.twice, ...temporaryFiles, ...audit].length + books.openHolds
  return { facts, held: faults === 0 && charged === acknowledged && whole === videos }
}

async function practicesOf(database: Database, uid: string): Promise<string[]> {
  const practices = Array.from({ length: practicesEach }, () => practiceFor(database, uid, randomUUID(), new Date()))
  const written = await Promise.all(practices)
  await database.transaction(async (tx) => {
    for (const practice of written) await writePractice(tx, practice)
  })
  return written.map(({ id }) => id)
}

/** The ledger's charges for every acknowledged key. */
async function booksOf(database: Database, paid: Noticed['paid']) {
  const { rows } = await database.execute<{ key: string; times: number }>(sql`
    SELECT coalesce(pass_key, key) AS key, count(*)::int AS times FROM ledger_holds
    WHERE state IN ('pass', 'posted') AND amount > 0 GROUP BY 1`)
  const times = new Map(rows.map((row) => [row.key, row.times]))
  const open = await database.execute<{ count: number }>(sql`SELECT count(*)::int FROM ledger_holds WHERE state = 'running'`)
  return {
    missing: [...paid.keys()].filter((key) => !times.has(keyHashOf(key))),
    twice: [...paid.keys()].filter((key) => (times.get(keyHashOf(key)) ?? 0) > 1),
    openHolds: open.rows[0]!.count,
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
