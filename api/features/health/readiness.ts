import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'

interface WatchedService {
  id: string
  name: string
  probe(): Promise<void>
}

interface Pace {
  everyMs: number
  againMs: number
  /** A failure within this time of a success is ignored. */
  forgivenMs: number
  answerWithinMs: number
  patienceMs: number
}

const usual: Pace = { everyMs: 20_000, againMs: 3_000, forgivenMs: 60_000, answerWithinMs: 10_000, patienceMs: 1_000 }

/** Probes a service occasionally, on demand; callers get the last known state without waiting. */
function watch({ name, probe }: WatchedService, log: Pick<Log, 'error' | 'info'>, pace: Pace) {
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
  pace: Partial<Pace> = {},
): () => Promise<string[]> {
  const watched = services.map((service) => ({ id: service.id, isUsable: watch(service, log, { ...usual, ...pace }) }))
  return async () => {
    const states = await Promise.all(watched.map(async ({ id, isUsable }) => ((await isUsable()) ? [] : [id])))
    return states.flat()
  }
}
