import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId, secondsOf } from './sandbox-state.ts'

interface SandboxEvent {
  id: string
  type: string
  createdSeconds: number
  object: object
}

export type Deliveries = ReturnType<typeof createDeliveries>

/** Stripe retries for three days; here the last wait repeats until the process ends, and the next one reconciles. */
const waitsMs = [1_000, 3_000, 10_000, 60_000]

export function eventBody({ id, type, createdSeconds, object }: SandboxEvent): string {
  return JSON.stringify({ id, object: 'event', created: createdSeconds, livemode: false, type, data: { object } })
}

export function createDeliveries(webhookSecret: string) {
  const stopping = new AbortController()
  const waiting: SandboxEvent[] = []
  let url: string | null = null
  let isLosing = false

  async function send(event: SandboxEvent) {
    if (!url) return void waiting.push(event)
    const body = eventBody(event)
    for (let tries = 0; url; tries++) {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, webhookSecret, secondsOf(new Date())),
      }
      const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => null)
      if (answer?.ok) return
      await sleep(waitsMs[tries] ?? waitsMs.at(-1), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    /** Events that no address has been given for yet. */
    waiting,
    notify(type: string, object: object) {
      if (!isLosing) void send({ id: newId('evt'), type, createdSeconds: secondsOf(new Date()), object })
    },
    deliverTo(target: string) {
      url = target
      for (const event of waiting.splice(0)) void send(event)
    },
    /** New events are lost for good; reconciliation credits what they were about. */
    lose(whether: boolean) {
      isLosing = whether
    },
    stop() {
      url = null
      stopping.abort()
    },
  }
}

/** Stripe's webhook signature. Implemented independently on purpose, since the product verifies it with the SDK. */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`
}
