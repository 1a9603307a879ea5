import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import type { Database } from '../../../adapters/database/database.ts'
import { createChargedRequests } from '../../../billing/charged-request/charged-requests.ts'
import { createLedger } from '../../../billing/ledger/credit-ledger.ts'
import type { Coach } from '../../../coach/coach.ts'
import { nurse } from '../../../coach/guard/testing/sample-candidates.ts'
import type { DocumentReader } from '../../../documents/document.ts'
import { createDocumentReader } from '../../../documents/document-reader.ts'
import { readEnv } from '../../../env.ts'
import { createRateLimits, limits, type RateLimits } from '../../../http/rate-limits.ts'
import type { AppEnv } from '../../../http/signed-in.ts'
import { createLog, type Log } from '../../../log.ts'
import type { Services } from '../../../services.ts'
import { noLimits } from '../../../testing/no-limits.ts'
import { createPeople } from '../../../testing/signed-in-world.ts'
import { plainPdf } from './plain-pdf.ts'

export const jobDescription = nurse.jobDescription
export const resumePdf = plainPdf(nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-'))

type App = Hono<AppEnv>

interface WorldOptions {
  /** `createApp`, handed in by the test: a room does not open into the frame. */
  createApp: (services: Services) => App
  database: Database
  coach: Coach | ((log: Log) => Coach)
  deadlineMs?: number
  rateLimits?: RateLimits
  /** Default: the real parser processes with patience for a busy machine; the reader's own limits have tests of their own. */
  documents?: DocumentReader
  /** Settings besides the usual ones, such as DEV_MODE. */
  settings?: Record<string, string>
}

const patientReader = () => createDocumentReader({ timeLimitMs: 60_000, queueLimitMs: 60_000, totalLimitMs: 60_000 })

/** The whole server on a real database, with real parser processes; only the sign-in is a small one of its own. */
export function createAnalysisWorld({
  createApp,
  database,
  coach,
  deadlineMs = 30_000,
  rateLimits,
  documents = patientReader(),
  settings = {},
}: WorldOptions) {
  const now = () => new Date()
  const logged: string[] = []
  const log = createLog('debug', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
  const people = createPeople()
  const ledger = createLedger(database, now)
  afterAll(() => documents.close())
  // Payments are another room's; nothing here calls them.
  const services = {
    env: readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: 'k'.repeat(32), ...settings }),
    now,
    log,
    database,
    ledger,
    identity: people.identity,
    coach: typeof coach === 'function' ? coach(log) : coach,
    documents,
    rateLimits: rateLimits ?? noLimits,
    chargedRequests: createChargedRequests({ database, ledger, now, log, deadlineMs, maxRunning: 0 }),
  } as unknown as Services
  const app = createApp(services)
  return {
    app,
    logged,
    async person(credits = 40) {
      const uid = people.join()
      if (credits > 0) await ledger.grant(uid, credits, `trial:${uid}`, 'trial')
      return personOf(uid, app, ledger)
    },
  }
}

/** Limits that count, with room for three uploads in ten minutes. */
export const tightLimits = () => createRateLimits(null, { ...limits, analyze: [{ times: 3, perSeconds: 600 }] })

export interface Sent {
  jobDescription?: string | null
  file?: Blob | Uint8Array | null
  name?: string
  type?: string
  key?: string
  events?: boolean
  more?: Record<string, string>
}

function personOf(uid: string, app: App, ledger: Services['ledger']) {
  const headers = (events: boolean, more: Record<string, string> = {}) => ({
    Authorization: `Bearer ${uid}`,
    ...(events ? { Accept: 'text/event-stream' } : {}),
    ...more,
  })
  return {
    uid,
    credits: () => ledger.balanceOf(uid),
    async analyze(sent: Sent = {}): Promise<Response> {
      const form = new FormData()
      const ad = sent.jobDescription === undefined ? jobDescription : sent.jobDescription
      if (ad !== null) form.set('jobDescription', ad)
      const file = sent.file === undefined ? resumePdf : sent.file
      const blob =
        file instanceof Uint8Array ? new Blob([file as Uint8Array<ArrayBuffer>], { type: sent.type ?? 'application/pdf' }) : file
      if (blob) form.set('resume', blob, sent.name ?? 'resume.pdf')
      for (const [name, value] of Object.entries(sent.more ?? {})) form.set(name, value)
      return app.request('/api/analyze', {
        method: 'POST',
        body: form,
        headers: headers(sent.events ?? false, { 'Idempotency-Key': sent.key ?? randomUUID() }),
      })
    },
    fetchAnswer: async (key: string, events = false) => app.request(`/api/answers/${key}`, { headers: headers(events) }),
  }
}
