import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

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

/** All of the sandbox's state. On disk it survives a killed server, like Stripe's. */
export interface SandboxState {
  sessions: Map<string, SandboxSession>
  undelivered: Map<string, SandboxEvent>
  answered: Map<string, { form: string; sessionId: string }>
  save(): void
}

interface Written {
  sessions: [string, SandboxSession][]
  undelivered: [string, SandboxEvent][]
  answered: [string, { form: string; sessionId: string }][]
}

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

export const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)
