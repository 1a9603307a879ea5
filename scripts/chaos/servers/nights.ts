import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { close, openDatabase } from '../../../api/adapters/database/database.ts'
import { users } from '../../../api/adapters/database/schema.ts'
import { startStorageServer } from '../../../api/adapters/testing/storage-server.ts'
import { createBucketVideos } from '../../../api/adapters/videos-bucket.ts'
import { createLedger } from '../../../api/billing/ledger/credit-ledger.ts'
import { createBucketUploads } from '../../../api/media/uploads/bucket-uploads.ts'
import { fileIdOf } from '../../../api/media/uploads/file-id.ts'
import { startServers } from '../paid-answers/servers.ts'
import { type Noticed, personOn } from './traffic.ts'

interface Options {
  databaseUrl: string
  people: number
  kills: number
}

const grantedCredits = 100_000

/** Two servers on one database and one bucket, with traffic over both; one is killed and started again, then both are replaced. */
export async function serverNights({ databaseUrl, people, kills }: Options) {
  const database = openDatabase(databaseUrl, { maxConnections: 4 })
  const storage = await startStorageServer()
  const ledger = createLedger(database, () => new Date())
  const servers = await startServers(databaseUrl, 5_000, { CHAOS_STORAGE_HOST: storage.host })
  const noticed: Noticed = { calls: 0, retries: 0, lost: [], spent: 0, videos: 0, whole: 0 }
  let isOver = false

  const folder = mkdtempSync(join(tmpdir(), 'whole-'))
  const bucket = { projectId: 'demo-chaos', bucketName: 'demo-chaos.appspot.com', emulatorHost: storage.host }
  const uploads = createBucketUploads(database, createBucketVideos(bucket, 'uploads/'), () => new Date())

  /** What the call does that an upload is for. */
  async function take(uid: string, { uploadId, bytes }: { uploadId: string; bytes: Buffer }) {
    const video = await uploads.whole(uid, uploadId, join(folder, uploadId))
    if (video && readFileSync(video.path).equals(bytes)) noticed.whole++
    await uploads.remove(fileIdOf(uid, uploadId)!)
    rmSync(join(folder, uploadId), { force: true })
  }

  async function live(uid: string) {
    await database.insert(users).values({ id: uid, email: '', googleSubject: uid, phoneVerified: true })
    await ledger.grant(uid, grantedCredits, `trial:${uid}`, 'trial')
    const person = personOn(servers, uid, noticed)
    while (!isOver) {
      await Promise.all([person.look(), person.spend()])
      if (Math.random() < 0.3) await take(uid, await person.upload())
    }
  }
  const uids = Array.from({ length: people }, () => `person-${randomUUID()}`)
  const lives = uids.map(live)
  for (let nth = 0; nth < kills; nth++) {
    await sleep(300 + Math.random() * 300)
    await servers.kill(nth % 2)
  }
  for (const at of [0, 1]) await servers.deploy(at)
  isOver = true
  await Promise.all(lives)
  await servers.stop()

  rmSync(folder, { recursive: true })
  let charged = 0
  for (const uid of uids) charged += (grantedCredits - (await ledger.balanceOf(uid))) / 5
  const audit = [...(await ledger.audit()), ...(await ledger.auditRecent())]
  await close(database)
  await storage.close()
  const { calls, retries, lost, spent, videos, whole } = noticed
  const facts = { kills, deployments: 2, calls, retries, lost, spent, charged, videos, whole, audit }
  const held = lost.length === 0 && charged === spent && whole === videos && audit.length === 0
  return { facts, held }
}
