import { createHmac } from 'node:crypto'
import { newId, type SandboxEvent, type SandboxState, secondsOf } from './sandbox-state.ts'

interface DeliveryMode {
  held: boolean
  /** New events are lost for good. */
  lost: boolean
  copies: number
  /** Each event waits for those after it. */
  disorder: boolean
}

export interface Deliveries {
  notify(type: string, object: object): void
  deliverTo(url: string): void
  setMode(mode: Partial<DeliveryMode>): DeliveryMode
  stop(): void
}

/** Stripe retries for three days; here the last wait repeats forever. */
const waitsMs = [1_000, 3_000, 10_000, 60_000]
const disorderWindowMs = 1_500

interface Options {
  state: SandboxState
  webhookSecret: string
  now: () => Date
}

export function eventBody({ id, type, createdSeconds, object }: SandboxEvent): string {
  return JSON.stringify({ id, object: 'event', created: createdSeconds, livemode: false, type, data: { object } })
}

export function createDeliveries({ state, webhookSecret, now }: Options): Deliveries {
  const mode: DeliveryMode = { held: false, lost: false, copies: 1, disorder: false }
  const timers = new Set<NodeJS.Timeout>()
  let url: string | null = null
  let batchStartedMs = 0

  const later = (act: () => void, waitMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, waitMs)
    timers.add(timer)
  }

  async function send(event: SandboxEvent, tries = 0) {
    if (!url || mode.held || !state.undelivered.has(event.id)) return
    const body = eventBody(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, webhookSecret, secondsOf(now())) }
    const sent = await Promise.all(
      Array.from({ length: mode.copies }, () =>
        fetch(url!, { method: 'POST', body, headers }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    if (!sent.includes(true)) return later(() => void send(event, tries + 1), waitsMs[Math.min(tries, waitsMs.length - 1)]!)
    state.undelivered.delete(event.id)
    state.save()
  }

  function waitMs(): number {
    if (!mode.disorder) return 0
    const atMs = now().getTime()
    if (atMs - batchStartedMs > disorderWindowMs) batchStartedMs = atMs
    return 2 * (disorderWindowMs - (atMs - batchStartedMs))
  }

  const sendAll = () => {
    for (const event of state.undelivered.values()) void send(event)
  }
  return {
    notify(type, object) {
      if (mode.lost) return
      const event = { id: newId('evt'), type, createdSeconds: secondsOf(now()), object }
      state.undelivered.set(event.id, event)
      state.save()
      later(() => void send(event), waitMs())
    },
    deliverTo(target) {
      url = target
      sendAll()
    },
    setMode(change) {
      Object.assign(mode, change)
      if (change.held === false) sendAll()
      return mode
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      url = null
    },
  }
}

/**
 * Stripe's webhook signature: HMAC-SHA256 over `<seconds>.<body>`. Implemented independently on purpose, since the product verifies it with the SDK.
 */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`
}
