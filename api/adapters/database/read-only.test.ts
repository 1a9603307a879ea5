import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { assemble } from '../../assemble.ts'
import { readEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { createPeople } from '../../testing/people.ts'
import { setupServer } from '../../testing/setup-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { close, openDatabase } from './database.ts'

const { database, url } = await createTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'read-only-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a server on a restored copy deletes no video of production and changes nothing', async () => {
  // Being saved at the time of the backup, since then saved in production.
  const id = randomUUID()
  await database.execute(sql`
    INSERT INTO pitches (id, state, save_key, request_hash, kind, content_type, size_bytes, transcript, score, refined_pitch, alternate_example, created_at, changed_at)
    VALUES (${id}, 'deleting', gen_random_uuid(), '', 'video', '', 1, '', 1, '', '', now() - interval '1 day', now() - interval '1 day')`)
  mkdirSync(join(folder, 'pitches'))
  writeFileSync(join(folder, 'pitches', id), 'film')
  const start = (READ_ONLY: string) =>
    assemble(readEnv({ NODE_ENV: 'test', DATA_DIR: folder, READ_ONLY, PHONE_HASH_KEY: 'k'.repeat(32) }), createLog('silent'), url)
  const isThere = async (services: Awaited<ReturnType<typeof start>>['services']) =>
    (await services.videos.read(id, { start: 0, end: 3 })) !== null

  const copy = await start('1')
  const refusal = { code: 'read_only' }
  await expect(copy.services.videos.remove(id)).rejects.toMatchObject(refusal)
  await expect(copy.services.videos.setAside(id)).rejects.toMatchObject(refusal)
  await expect(copy.services.ledger.grant('anna', 1, 'cs:1', 'purchase')).rejects.toThrow()
  expect(await isThere(copy.services)).toBe(true)
  expect((await database.execute(sql`SELECT FROM background_work`)).rowCount).toBe(0)
  await copy.close()

  const usual = await start('0')
  await expect.poll(() => isThere(usual.services)).toBe(false)
  await usual.close()
})

test('on a standby a server says that it cannot serve, and why; to only look, it is ready', async () => {
  const standby = openDatabase(url, { readOnly: true })
  const people = createPeople()
  const ask = (settings: Record<string, string>, path: string, init?: RequestInit) =>
    setupServer({ createApp, database: standby, people, settings }).app.request(path, init)
  const answer = await ask({}, '/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'read_only' })
  expect((await ask({ READ_ONLY: '1' }, '/readyz')).status).toBe(200)
  // A new user would be a write.
  const newcomer = await ask({ READ_ONLY: '1' }, '/api/user/profile', { headers: { authorization: `Bearer ${people.join()}` } })
  expect(await newcomer.json()).toMatchObject({ code: 'read_only' })
  await close(standby)
})
