import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'

/** A service that a server is of no use without. */
export interface NeededService {
  /** Begins a sentence. */
  name: string
  probe(): Promise<void>
}

interface Pace {
  /** How often one that works is asked, and one that does not. */
  everyMs: number
  againMs: number
  /** One that worked so recently counts: a stumble of Google's must not take all servers away at once. */
  forgivenMs: number
  /** An answer that takes longer is none. */
  answerWithinMs: number
}

const usual: Pace = { everyMs: 20_000, againMs: 3_000, forgivenMs: 60_000, answerWithinMs: 10_000 }

/** Asks a service now and then, when somebody wants to know; its state is known without waiting from then on. */
function watch({ name, probe }: NeededService, log: Pick<Log, 'error' | 'info'>, pace: Pace) {
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
      if (isBroken) log.info(`${name} can be used again`)
      isBroken = false
    } catch (error) {
      if (!isBroken) log.error(`${name} cannot be used. npm run doctor says what to mend`, { detail: (error as Error).message })
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
    if (!works()) await asking
    return works()
  }
}

/** @returns asks whether all of them can be used */
export function createReadiness(
  services: readonly NeededService[],
  log: Pick<Log, 'error' | 'info'>,
  pace: Partial<Pace> = {},
): () => Promise<boolean> {
  const watched = services.map((service) => watch(service, log, { ...usual, ...pace }))
  return async () => (await Promise.all(watched.map((isUsable) => isUsable()))).every(Boolean)
}
