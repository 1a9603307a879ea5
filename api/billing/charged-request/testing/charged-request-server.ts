import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Database } from '../../../adapters/database/database.ts'
import type { CreditReason } from '../../../contract/prices.ts'
import { creditRoutes } from '../../../features/credits/credit-routes.ts'
import type { AppEnv } from '../../../http/signed-in.ts'
import { createLog } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import { createLedger } from '../../ledger/credit-ledger.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { answerRoutes } from '../answer-routes.ts'
import type { ChargedRequest, ChargedWork } from '../charged-request.ts'
import { type ChargedRequestOptions, createChargedRequests } from '../charged-requests.ts'
import { idempotencyKeyOf, wantsEvents } from '../idempotency-key.ts'
import { requestHashOf } from '../request-hash.ts'
import { runPaidJob } from '../run-paid-job.ts'
import { sendGeneration } from '../send-generation.ts'
import { withReportedCharge } from '../with-reported-charge.ts'

interface WorldOptions extends Partial<Pick<ChargedRequestOptions, 'deadlineMs' | 'leaseMs' | 'maxRunning' | 'ledger'>> {
  database: Database
  /** What POST /ask does; its body is in `input`. */
  work: (input: string) => ChargedWork
  charge?: ChargedRequest['charge']
}

/** A small real server around the harness: one AI endpoint, the credits routes, the ledger in PostgreSQL, a clock that is set by hand. */
export function createPaidWorld({ database, work, charge = 'price', ...options }: WorldOptions) {
  let nowMs = Date.parse('2026-03-01T09:00:00Z')
  const now = () => new Date(nowMs)
  const logged: string[] = []
  const log = createLog('info', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
  const ledger = options.ledger ?? createLedger(database, now)
  const chargedRequests = createChargedRequests({ deadlineMs: 5_000, ...options, database, ledger, now, log })
  const services = { now, log, database, ledger, chargedRequests, rateLimits: { take: async () => {} } }

  const app = new Hono<AppEnv>()
  app.onError(async (error, c) => {
    if (error instanceof HTTPException) return c.json({ code: 'bad_request' }, 400)
    if (!(error instanceof Problem)) throw error
    if (error.details.retryAfterSeconds) c.header('Retry-After', String(error.details.retryAfterSeconds))
    const problem = await withReportedCharge(ledger, c, error)
    return c.json(problem.body(), problem.status)
  })
  app.use(async (c, next) => {
    const uid = c.req.header('Authorization') ?? ''
    c.set('person', { uid, email: `${uid}@example.com`, name: null, picture: null, googleSubject: `g-${uid}` })
    await next()
  })
  app.route('/', creditRoutes(services)).route('/', answerRoutes(services))
  app.post('/ask/:reason', async (c) => {
    const input = await c.req.text()
    const generation = await runPaidJob({
      services,
      userId: c.get('person').uid,
      reason: c.req.param('reason') as CreditReason,
      key: idempotencyKeyOf(c),
      requestHash: requestHashOf(input),
      follow: wantsEvents(c),
      charge,
      work: work(input),
    })
    return sendGeneration(c, generation)
  })

  return {
    app,
    ledger,
    chargedRequests,
    logged,
    pass: (ms: number) => {
      nowMs += ms
    },
    async person(credits = 100) {
      const uid = randomUUID()
      if (credits > 0) await ledger.grant(uid, credits, `trial:${uid}`, 'trial')
      return personOf(app, ledger, uid)
    },
    /** Somebody who is known already, for example from another server. */
    as: (uid: string) => personOf(app, ledger, uid),
  }
}

export interface AskOptions {
  key?: string
  reason?: CreditReason
  events?: boolean
  signal?: AbortSignal
}

/** Someone, and the calls their app makes. */
function personOf(app: Hono<AppEnv>, ledger: Ledger, uid: string) {
  const headers = (more: Record<string, string | false | undefined>) => {
    const sent = new Headers({ Authorization: uid })
    for (const [name, value] of Object.entries(more)) if (value) sent.set(name, value)
    return sent
  }
  return {
    uid,
    credits: () => ledger.balanceOf(uid),
    ask: async (input: string, { key, reason = 'resume_score', events = false, signal }: AskOptions = {}) =>
      app.request(`/ask/${reason}`, {
        method: 'POST',
        body: input,
        headers: headers({ 'Idempotency-Key': key, Accept: events && 'text/event-stream' }),
        ...(signal ? { signal } : {}),
      }),
    get: async (path: string, events = false) =>
      app.request(path, { headers: headers({ Accept: events && 'text/event-stream' }) }),
    answer: async (key: string, events = false) =>
      app.request('/answers', { headers: headers({ 'Idempotency-Key': key, Accept: events && 'text/event-stream' }) }),
    post: async (path: string, body: unknown, key?: string) =>
      app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: headers({ 'Content-Type': 'application/json', 'Idempotency-Key': key }),
      }),
  }
}

/** The events of a stream in order, comments left out. */
export async function eventsOf(response: Response): Promise<[name: string, data: Record<string, unknown>][]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.includes('event:'))
  return blocks.map((block) => {
    const line = (name: string) =>
      block
        .split('\n')
        .find((one) => one.startsWith(`${name}: `))!
        .slice(name.length + 2)
    return [line('event'), JSON.parse(line('data'))]
  })
}

/** Work whose end the test decides. */
export function worksWhenTold(summary = 'Good.') {
  const told = Promise.withResolvers<void>()
  let runs = 0
  const work = (): ChargedWork => async (emit) => {
    runs++
    emit({ section: 'score', data: { atsScore: 71 } })
    await told.promise
    emit({ section: 'summary', data: { summary } })
    return { coach: 'builtin' }
  }
  return { work, finish: told.resolve, fail: told.reject, runs: () => runs }
}
