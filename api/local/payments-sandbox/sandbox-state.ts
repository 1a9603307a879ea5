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

/** All of the sandbox's state. On disk it survives a killed server, like Stripe's. */
export interface SandboxState {
  sessions: Map<string, SandboxSession>
  save(): void
}

export function openSandboxState(path?: string): SandboxState {
  const before: { sessions?: [string, SandboxSession][] } = path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const sessions = new Map(before.sessions)
  return {
    sessions,
    save() {
      if (!path) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify({ sessions: [...sessions] }))
      renameSync(`${path}.new`, path)
    },
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)
