import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import type { Database } from '../../../adapters/database/database.ts'
import type { Transcriber } from '../../../adapters/transcription.ts'
import { createChargedRequests } from '../../../billing/charged-request/charged-requests.ts'
import { createLedger } from '../../../billing/ledger/credit-ledger.ts'
import type { Coach } from '../../../coach/coach.ts'
import type { SpokenResumeResult } from '../../../contract/voice-to-resume.ts'
import { readEnv } from '../../../env.ts'
import type { RateLimits } from '../../../http/rate-limits.ts'
import type { AppEnv } from '../../../http/signed-in.ts'
import { createLog, type Log } from '../../../log.ts'
import type { Services } from '../../../services.ts'
import { noLimits } from '../../../testing/no-limits.ts'
import { createPeople } from '../../../testing/signed-in-world.ts'
import { wordsOfWav } from './spoken-wav.ts'

type App = Hono<AppEnv>

interface WorldOptions {
  /** `createApp`, handed in by the test: a room does not open into the frame. */
  createApp: (services: Services) => App
  database: Database
  coach: Coach | ((log: Log) => Coach)
  /** Null: this server has none. */
  transcriber?: Transcriber | null
  rateLimits?: RateLimits
  deadlineMs?: number
}

/** TranscriberStandIn that hear what a test's WAV file carries. */
export const wavTranscriber: Transcriber = {
  transcribe: async ({ path }) => ({ text: wordsOfWav(await readFile(path)), words: [] }),
}

/** The whole server on a real database, with a clock that can be turned and a folder of its own. */
export function createSpokenWorld({
  createApp,
  database,
  coach,
  transcriber = wavTranscriber,
  rateLimits,
  deadlineMs = 20_000,
}: WorldOptions) {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const folder = mkdtempSync(join(tmpdir(), 'spoken-world-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const logged: string[] = []
  const log = createLog('debug', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
  const people = createPeople()
  const ledger = createLedger(database, now)
  // Payments and documents are other rooms'; nothing here calls them.
  const services = {
    env: readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: 'k'.repeat(32), DATA_DIR: folder }),
    now,
    log,
    database,
    ledger,
    identity: people.identity,
    coach: typeof coach === 'function' ? coach(log) : coach,
    transcriber,
    rateLimits: rateLimits ?? noLimits,
    chargedRequests: createChargedRequests({ database, ledger, now, log, deadlineMs, maxRunning: 0 }),
  } as unknown as Services
  const app = createApp(services)
  return {
    app,
    folder,
    logged,
    services,
    later(ms: number) {
      aheadMs += ms
    },
    async person(credits = 100) {
      const uid = people.join()
      if (credits > 0) await ledger.grant(uid, credits, `trial:${uid}`, 'trial')
      return personOf(uid, app, ledger)
    },
  }
}

export interface Spoken {
  takes?: readonly (Uint8Array<ArrayBuffer> | Blob)[]
  transcript?: string
  generationId?: string
  key?: string
  events?: boolean
  json?: boolean
}

function personOf(uid: string, app: App, ledger: Services['ledger']) {
  async function generate({ takes = [], transcript, generationId, key = randomUUID(), events, json }: Spoken): Promise<Response> {
    const headers = { Authorization: `Bearer ${uid}`, 'Idempotency-Key': key, ...(events ? { Accept: 'text/event-stream' } : {}) }
    const path = '/api/voice-to-resume/generate'
    if (json) {
      const body = JSON.stringify({ transcript, generationId })
      return app.request(path, { method: 'POST', body, headers: { ...headers, 'Content-Type': 'application/json' } })
    }
    const form = new FormData()
    for (const take of takes) form.append('audio', take instanceof Blob ? take : new Blob([take]), 'take.wav')
    if (transcript !== undefined) form.set('transcript', transcript)
    if (generationId) form.set('generationId', generationId)
    return app.request(path, { method: 'POST', body: form, headers })
  }
  return {
    uid,
    credits: () => ledger.balanceOf(uid),
    generate,
    generated: async (spoken: Spoken): Promise<SpokenResumeResult> => (await generate(spoken)).json(),
    download: async (body: unknown, headers: Record<string, string> = {}) =>
      app.request('/api/voice-to-resume/download', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { Authorization: `Bearer ${uid}`, 'Content-Type': 'application/json', ...headers },
      }),
  }
}
