import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import { type Database, poolLoad } from '../adapters/database/database.ts'
import { users } from '../adapters/database/schema.ts'
import { createMetrics } from '../adapters/metrics.ts'
import { noTracer } from '../adapters/tracing/tracer.ts'
import { createDiskVideos } from '../adapters/videos-disk.ts'
import { createAiHealth, noteModelCall } from '../billing/ai-spending/note-ai-use.ts'
import { createSpending } from '../billing/ai-spending/spending.ts'
import { type ChargedRequestOptions, createChargedRequests } from '../billing/charged-request/charged-requests.ts'
import { createLedger, type Ledger } from '../billing/ledger/credit-ledger.ts'
import type { Coach } from '../coach/coach.ts'
import type { ModelCall } from '../coach/model/provider.ts'
import { readEnv } from '../env.ts'
import { createBodiesInFlight } from '../http/limits/bodies-in-flight.ts'
import type { RateLimits } from '../http/limits/rate-limits.ts'
import type { AppEnv } from '../http/signed-in.ts'
import { createLog, type Log } from '../log.ts'
import { createUploads } from '../media/uploads/uploads.ts'
import type { Services } from '../services.ts'
import { limitsOfOneServer } from './no-limits.ts'
import { createPeople, type People } from './people.ts'

type App = Hono<AppEnv>

export interface ServerOptions
  extends Partial<Pick<Services, 'documents' | 'payments' | 'transcriber' | 'uploads' | 'metrics' | 'tracer' | 'bodies'>>,
    Partial<Pick<ChargedRequestOptions, 'deadlineMs' | 'leaseMs' | 'maxRunning'>> {
  createApp: (services: Services) => App
  database: Database
  coach?: Coach | ((log: Log, onCall: (call: ModelCall) => void) => Coach)
  videos?: (videos: Services['videos']) => Services['videos']
  ledger?: (ledger: Ledger) => Ledger
  rateLimits?: RateLimits
  people?: People
  settings?: Record<string, string | undefined>
  /** Start of a manual clock; default the real one. */
  startsAt?: string
}

/** A server on a real database, with its own folder and clock. Missing services fail when called. */
export function setupServer({ createApp, database, people = createPeople(), ...options }: ServerOptions) {
  let aheadMs = 0
  const startsAtMs = options.startsAt === undefined ? null : Date.parse(options.startsAt)
  const now = () => new Date((startsAtMs ?? Date.now()) + aheadMs)
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'uploads'))
  const logged: string[] = []
  const log = createLog('debug', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
  const ledger = (options.ledger ?? same)(createLedger(database, now))
  const { coach, documents, payments, transcriber, deadlineMs = 20_000, maxRunning = 0, leaseMs } = options
  const disk = createDiskVideos(join(folder, 'videos'))
  const env = readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: 'k'.repeat(32), DATA_DIR: folder, ...options.settings })
  const { metrics = createMetrics(), tracer = noTracer } = options
  const rateLimits = options.rateLimits ?? limitsOfOneServer()
  const { AI_DAILY_BUDGET_USD: budgetUsd, AI_BUDGET_RESERVE_USD: reserveUsd } = env
  const spending = createSpending({ database, rateLimits, now, log, budgetUsd, reserveUsd })
  const aiHealth = createAiHealth()
  const noted = { env, metrics, tracer, spending, aiHealth }
  const makeServices = () =>
    ({
      ...noted,
      ...{ now, log, database, ledger, documents, payments, transcriber, identity: people.identity },
      coach: typeof coach === 'function' ? coach(log, (call) => noteModelCall(noted, call)) : coach,
      videos: (options.videos ?? same)(disk),
      uploads: options.uploads ?? createUploads(database, createDiskVideos(join(folder, 'upload-parts')), now),
      rateLimits,
      load: () => ({ database: poolLoad(database) }),
      bodies: options.bodies ?? createBodiesInFlight(),
      chargedRequests: createChargedRequests({
        ...{ database, ledger, now, log, deadlineMs, maxRunning },
        telemetry: { metrics, tracer },
        ...(leaseMs && { leaseMs }),
      }),
    }) as Services
  const services = makeServices()
  let app = createApp(services)

  async function person(credits = 100, { phoneVerified, email = 'somebody@example.com' }: Newcomer = {}) {
    const uid = people.join({ email })
    if (phoneVerified !== undefined)
      await database.insert(users).values({ id: uid, email, googleSubject: randomUUID(), phoneVerified })
    if (credits > 0) await ledger.grant(uid, credits, `trial:${uid}`, 'trial')
    return as(uid)
  }
  const as = (uid: string) => ({
    uid,
    credits: () => ledger.balanceOf(uid),
    request: async (method: string, path: string, sent: Sent = {}): Promise<Response> =>
      app.request(path, { method, ...requestOf(sent, { Authorization: `Bearer ${uid}` }) }),
  })

  return {
    ...{ app, services, ledger, folder, disk, logged, person, as },
    later(ms: number) {
      aheadMs += ms
    },
    /** A new process on the same database, with empty memory. */
    restart() {
      app = createApp(makeServices())
    },
  }
}

interface Newcomer {
  phoneVerified?: boolean
  email?: string
}

const same = <Value>(value: Value) => value

export type Fields = Record<string, string | number | Blob | undefined>

export interface Sent {
  key?: string | undefined
  events?: boolean | undefined
  json?: unknown
  form?: Fields
  body?: BodyInit | undefined
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

export function requestOf({ key, events, json, form, body, headers, signal }: Sent, usual: Record<string, string> = {}) {
  const sent = form ? formOf(form) : json === undefined ? body : typeof json === 'string' ? json : JSON.stringify(json)
  return {
    headers: {
      ...usual,
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(events && { Accept: 'text/event-stream' }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
    ...(signal && { signal }),
  }
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.set(name, typeof value === 'number' ? String(value) : value)
  return form
}

export const fileOf = (bytes: Uint8Array | Blob, name: string, type = '') =>
  new File([bytes as Uint8Array<ArrayBuffer> | Blob], name, { type: bytes instanceof Blob ? bytes.type : type })
