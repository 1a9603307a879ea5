import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createBuiltinCoach } from '../../coach/builtin/builtin-coach.ts'
import { nurse } from '../../coach/guards/testing/people.ts'
import { createOpenAICoach } from '../../coach/openai/openai-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createAnalysisWorld, type Sent } from './testing/analysis-world.ts'
import { plainPdf } from './testing/plain-pdf.ts'

const { database } = await createTestDatabase()
const server = await startOpenAIServer()
afterAll(() => server.close())

const fallback = createBuiltinCoach()
const settings = { apiKey: 'test', baseUrl: server.url, model: 'test-model', callTimeoutMs: 20_000, maxTokens: 1_200, fallback }
const world = createAnalysisWorld({ createApp, database, coach: (log) => createOpenAICoach({ ...settings, log }) })

const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`
const sent: Sent = {
  file: plainPdf(`${nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-')}\nCharted for ${canary} patients and their families`),
  jobDescription: `${nurse.jobDescription}\nExperience with ${canary} required`,
  name: `${canary}.pdf`,
}

test('resume, job description, file name and results are in no log, no table and no file', async () => {
  const startedAt = Date.now()
  for (const script of [defaultScript, fail.bind(null, 500), fail.bind(null, 401)]) {
    server.setScript((request, nth) => (script === defaultScript ? defaultScript(request, nth) : fail(500, request)))
    const ann = await world.person()
    for (const events of [true, false]) await (await ann.analyze({ ...sent, events })).text()
    // A form that is refused is forgotten too.
    await (await ann.analyze({ ...sent, jobDescription: canary })).text()
    await (await ann.analyze({ ...sent, file: new Blob([canary]), name: `${canary}.pdf` })).text()
  }
  expect(server.requests.some(({ prompt }) => prompt.includes(`Experience with ${canary}`))).toBe(true)
  expect(server.requests.some(({ prompt }) => prompt.includes(`Charted for ${canary}`))).toBe(true)
  expect(world.logged.length).toBeGreaterThan(10)
  expect(world.logged.join('')).not.toContain(canary)
  expect(await rowsWith(canary)).toEqual([])
  expect(await filesWith(canary, startedAt)).toEqual([])
})

test('the search would find a word that was kept', async () => {
  await database.execute(sql`INSERT INTO feedback (type, text) VALUES ('other', ${`said ${canary}`})`)
  expect(await rowsWith(canary)).toEqual(['public.feedback'])
})

/** Tables of which some row, written out whole, holds the word. */
async function rowsWith(word: string): Promise<string[]> {
  const tables = await database.execute<{ name: string }>(
    sql`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const rows = await database.execute(sql`SELECT 1 FROM ${sql.raw(name)} AS row WHERE row::text LIKE ${`%${word}%`} LIMIT 1`)
    if (rows.rows.length > 0) found.push(name)
  }
  return found
}

/** Files of the temporary folder, written since, that hold the word. */
async function filesWith(word: string, sinceMs: number, folder = tmpdir(), depth = 0): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && depth < 3) found.push(...(await filesWith(word, sinceMs, path, depth + 1)))
    if (!entry.isFile()) continue
    const facts = await stat(path).catch(() => null)
    if (!facts || facts.mtimeMs < sinceMs || facts.size > 20_000_000) continue
    const content = await readFile(path).catch(() => null)
    if (content?.includes(word)) found.push(path)
  }
  return found
}
