import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Database } from '../../../adapters/database/database.ts'
import type { CreditReason } from '../../../contract/prices.ts'
import { creditRoutes } from '../../../features/credits/credit-routes.ts'
import type { AppEnv } from '../../../http/signed-in.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { setupServer } from '../../../testing/setup-server.ts'
import type { Ledger } from '../../ledger/credit-ledger.ts'
import { answerRoutes, withReportedCharge } from '../answer-routes.ts'
import type { ChargedRequest, ChargedWork } from '../charged-request.ts'
import type { ChargedRequestOptions } from '../charged-requests.ts'
import { sendGeneration } from '../generation.ts'
import { idempotencyKeyOf, requestHashOf, wantsEvents } from '../idempotency-key.ts'

interface Options extends Partial<Pick<ChargedRequestOptions, 'deadlineMs' | 'leaseMs' | 'maxRunning'>> {
  database: Database
  /** What POST /ask does with its body, `input`. */
  work: (input: string) => ChargedWork
  charge?: NonNullable<ChargedRequest['charge']>
  ledger?: Ledger
}

/** A small real server: one charged endpoint, the credits routes, the ledger in PostgreSQL, and a manual clock. */
export function setupChargedRequests({ work, charge = 'price', ledger, ...options }: Options) {
  const server = setupServer({
    deadlineMs: 5_000,
    maxRunning: 2,
    ...options,
    ...(ledger && { ledger: () => ledger }),
    startsAt: '2026-03-01T09:00:00Z',
    createApp: (services) => smallApp(services, work, charge),
  })
  return {
    ...server,
    chargedRequests: server.services.chargedRequests,
    pass: server.later,
    person: async (credits = 100) => askingCalls(await server.person(credits)),
    /** A user already known from another server. */
    as: (uid: string) => askingCalls(server.as(uid)),
  }
}

function smallApp(services: Services, work: Options['work'], charge: NonNullable<ChargedRequest['charge']>) {
  const app = new Hono<AppEnv>()
  app.onError(async (error, c) => {
    if (error instanceof HTTPException) return c.json({ code: 'bad_request' }, 400)
    if (!(error instanceof Problem)) throw error
    if (error.details.retryAfterSeconds) c.header('Retry-After', String(error.details.retryAfterSeconds))
    const problem = await withReportedCharge(services.ledger, c, error)
    return c.json(problem.body(), problem.status)
  })
  // Any token is accepted, so users of one server are known on the other.
  app.use(async (c, next) => {
    const uid = (c.req.header('Authorization') ?? '').replace('Bearer ', '')
    c.set('person', { uid, email: `${uid}@example.com`, googleSubject: `g-${uid}` })
    await next()
  })
  app.route('/', creditRoutes(services)).route('/', answerRoutes(services))
  app.post('/ask/:reason', async (c) => {
    const input = await c.req.text()
    const generation = await services.chargedRequests.run({
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
  return app
}

export interface AskOptions {
  key?: string
  reason?: CreditReason
  events?: boolean
  signal?: AbortSignal
}

type Person = ReturnType<ReturnType<typeof setupServer>['as']>

function askingCalls(person: Person) {
  return {
    ...person,
    ask: (input: string, { reason = 'resume_score', ...sent }: AskOptions = {}) =>
      person.request('POST', `/ask/${reason}`, { body: input, ...sent }),
    get: (path: string) => person.request('GET', path),
    answer: (key: string, events = false) => person.request('GET', '/answers', { key, events }),
    post: (path: string, json: unknown, key?: string) => person.request('POST', path, { json, key }),
  }
}

/** Parsed events in order, without comments. */
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
