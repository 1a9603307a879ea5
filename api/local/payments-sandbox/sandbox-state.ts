import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Those of Stripe's dispute states that the sandbox knows. */
export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost' | 'warning_needs_response'

export interface SandboxSession {
  id: string
  createdSeconds: number
  amountCents: number
  currency: string
  title: string
  email: string | null
  reference: string | null
  metadata: Record<string, string>
  successUrl: string
  cancelUrl: string | null
  status: 'open' | 'complete' | 'expired'
  /** Made with the first attempt to pay. */
  intent: { id: string; status: 'processing' | 'succeeded' | 'requires_payment_method' } | null
  charge: { id: string; refundedCents: number } | null
  disputes: { id: string; amountCents: number; status: DisputeStatus }[]
}

export interface SandboxEvent {
  id: string
  type: string
  createdSeconds: number
  object: object
}

/** All the sandbox knows. On disk it survives a killed server, as Stripe does. */
export interface SandboxState {
  sessions: Map<string, SandboxSession>
  /** Events that nobody has accepted yet. */
  undelivered: Map<string, SandboxEvent>
  /** Answers by idempotency key, so that a repeated request changes nothing. */
  answered: Map<string, { form: string; sessionId: string }>
  /** Writes everything down; call it after a change. */
  save(): void
}

interface Written {
  sessions: [string, SandboxSession][]
  undelivered: [string, SandboxEvent][]
  answered: [string, { form: string; sessionId: string }][]
}

/** @param path where to keep them; without one they live in memory only */
export function openSandboxState(path?: string): SandboxState {
  const before: Partial<Written> = path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const sessions = new Map(before.sessions)
  const undelivered = new Map(before.undelivered)
  const answered = new Map(before.answered)
  return {
    sessions,
    undelivered,
    answered,
    save() {
      if (!path) return
      mkdirSync(dirname(path), { recursive: true })
      const written: Written = { sessions: [...sessions], undelivered: [...undelivered], answered: [...answered] }
      writeFileSync(`${path}.new`, JSON.stringify(written))
      renameSync(`${path}.new`, path)
    },
  }
}

/** An id in Stripe's shape, e.g. `cs_test_…`. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)
