import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

const readyWithinMs = 1_500

const alive = describeCall({ description: 'Whether the process is alive', isOpen: true })
const ready = describeCall({
  description: 'Whether the server is ready for traffic; `degraded` lists unavailable services: identity, videos, ai',
  isOpen: true,
  statuses: { 503: 'Not ready: it is stopping, or its database does not respond' },
})

// /healthz: the process is alive. /readyz: it is not stopping and its database responds. Google, the bucket and the AI are shared by all servers, so
// their failure degrades a server but does not take it out of traffic.
export function healthRoutes({ env, database, chargedRequests, identity, videos, aiHealth, metrics, log }: Services) {
  const askServices = watchServices(
    [
      {
        id: 'identity',
        name: 'The identity provider (FIREBASE_SERVICE_ACCOUNT, FIREBASE_PROJECT_ID)',
        probe: () => identity.probe(),
      },
      { id: 'videos', name: 'The store of videos (VIDEO_BUCKET)', probe: () => videos.probe() },
      { id: 'ai', name: 'The AI (OPENAI_API_KEY, OPENAI_BASE_URL)', probe: () => aiHealth.probe() },
    ],
    log,
  )
  let asking: Promise<boolean | 'read-only'> | null = null
  /** However many requests come, one query at a time. */
  const databaseAnswers = () => {
    asking ??= database
      .execute<{ transaction_read_only: string }>(sql`SHOW transaction_read_only`)
      .then(
        ({ rows }) => (rows[0]!.transaction_read_only === 'on' && !env.READ_ONLY ? 'read-only' : true),
        () => false,
      )
      .finally(() => {
        asking = null
      })
    return asking
  }
  return new Hono<AppEnv>()
    .get('/healthz', alive, (c) => c.json({ ok: true as const }))
    .get('/readyz', ready, async (c) => {
      if (chargedRequests.isClosing) throw new Problem('restarting')
      const all = Promise.all([databaseAnswers(), askServices()])
      const [state, degraded] = await Promise.race([all, sleep(readyWithinMs, [false, []] as const, { ref: false })])
      metrics.degraded(degraded)
      // An unpromoted standby, or a restored copy, cannot serve writes.
      if (state === 'read-only') throw new Problem('read_only', { log: 'the database is read-only, and READ_ONLY is not set' })
      if (!state) throw new Problem('unavailable', { log: 'the database does not answer' })
      return c.json({ ok: true as const, degraded })
    })
}

interface WatchedService {
  id: string
  name: string
  probe(): Promise<void>
}

const usual = {
  everyMs: 20_000,
  againMs: 3_000,
  /** A failure within this time of a success is ignored. */
  forgivenMs: 60_000,
  answerWithinMs: 10_000,
  patienceMs: 1_000,
}

/** Probes a service occasionally, on demand; callers get the last known state without waiting. */
function watch({ name, probe }: WatchedService, log: Pick<Log, 'error' | 'info'>, pace: typeof usual) {
  let workedAtMs = -Infinity
  let askedAtMs = -Infinity
  let asking: Promise<void> | null = null
  let isBroken = false

  async function ask() {
    askedAtMs = performance.now()
    try {
      const late = sleep(pace.answerWithinMs, undefined, { ref: false }).then(() => {
        throw new Error('no answer')
      })
      await Promise.race([probe(), late])
      workedAtMs = performance.now()
      if (isBroken) log.info(`${name} is available again`)
      isBroken = false
    } catch (error) {
      if (!isBroken) log.error(`${name} is unavailable. npm run doctor says what to fix`, { detail: (error as Error).message })
      isBroken = true
    }
  }

  return async (): Promise<boolean> => {
    const isDue = performance.now() - askedAtMs > (isBroken ? pace.againMs : pace.everyMs)
    if (isDue && !asking)
      asking = ask().finally(() => {
        asking = null
      })
    const works = () => performance.now() - workedAtMs < pace.forgivenMs
    if (!works()) await Promise.race([asking, sleep(pace.patienceMs, undefined, { ref: false })])
    return works()
  }
}

export function watchServices(
  services: readonly WatchedService[],
  log: Pick<Log, 'error' | 'info'>,
  pace: Partial<typeof usual> = {},
): () => Promise<string[]> {
  const watched = services.map((service) => ({ id: service.id, isUsable: watch(service, log, { ...usual, ...pace }) }))
  return async () => {
    const states = await Promise.all(watched.map(async ({ id, isUsable }) => ((await isUsable()) ? [] : [id])))
    return states.flat()
  }
}
