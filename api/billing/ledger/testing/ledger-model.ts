import { type CreditReason, creditReasons } from '../../../contract/prices.ts'
import { rerunWithinMs } from '../holds.ts'
import { passForMs } from '../passes.ts'

/** The ledger's rules again, as plainly as possible: one user, no database. */
export interface ModelRun {
  key: string | null
  passKey: string | null
  reason: CreditReason
  hash: string | null
  state: 'pass' | 'running' | 'posted' | 'voided'
  free: boolean
  boughtAtMs: number
  expiresAtMs: number
  endedAtMs: number
}

export interface Model {
  balance: number
  owed: number
  runs: ModelRun[]
  granted: Map<string, { gave: number; takenBack: number }>
}

export const emptyModel = (): Model => ({ balance: 0, owed: 0, runs: [], granted: new Map() })

/** Incoming credits pay the debt first; taking back more than there is creates one. */
function comesIn(model: Model, amount: number) {
  const net = model.balance - model.owed + amount
  model.balance = Math.max(net, 0)
  model.owed = Math.max(-net, 0)
}

const isOpen = (run: ModelRun) => run.state === 'pass' || run.state === 'running'

export function endRun(model: Model, run: ModelRun, end: 'posted' | 'voided', nowMs: number): boolean {
  if (run.state !== 'running' && !(run.state === 'pass' && end === 'voided')) return false
  run.state = end
  run.endedAtMs = nowMs
  if (end === 'voided' && !run.free) comesIn(model, creditReasons[run.reason])
  return true
}

export function modelGrant(model: Model, key: string, amount: number): boolean {
  if (model.granted.has(key)) return false
  model.granted.set(key, { gave: amount, takenBack: 0 })
  comesIn(model, amount)
  return true
}

/** @returns credits taken back, negative when restored; null if there is no such grant */
export function modelCorrect(model: Model, key: string, wanted: number): number | null {
  const grant = model.granted.get(key)
  if (!grant) return null
  const target = Math.min(wanted, grant.gave)
  const moved = target - grant.takenBack
  grant.takenBack = target
  comesIn(model, -moved)
  return moved
}

export function modelBuyPass(model: Model, reason: CreditReason, key: string, nowMs: number): string {
  const earlier = model.runs.find((run) => run.passKey === key)
  if (earlier) return earlier.reason === reason ? 'bought' : 'key-reused'
  if (model.balance < creditReasons[reason]) return 'too-few-credits'
  model.balance -= creditReasons[reason]
  const bought = { boughtAtMs: nowMs, expiresAtMs: nowMs + passForMs, endedAtMs: 0 }
  model.runs.push({ key: null, passKey: key, reason, hash: null, state: 'pass', free: false, ...bought })
  return 'bought'
}

interface HoldCommand {
  key: string
  reason: CreditReason
  hash: string
  leaseMs: number
  maxRunning: number
}

export function modelHold(model: Model, command: HoldCommand, nowMs: number): [outcome: string, started: ModelRun | null] {
  const { key, reason, hash, leaseMs } = command
  if (model.granted.size === 0) return ['too-few-credits', null]
  const earlier = model.runs.filter((run) => run.key === key)
  if (earlier.some((run) => run.hash !== hash || run.reason !== reason)) return ['key-reused', null]
  const running = earlier.find((run) => run.state === 'running')
  if (running && running.expiresAtMs > nowMs) return ['running', null]
  if (running) endRun(model, running, 'voided', nowMs)
  const atCap = model.runs.filter((run) => run.state === 'running' && run.expiresAtMs > nowMs).length >= command.maxRunning
  const start = (free: boolean): ModelRun => {
    const times = { boughtAtMs: nowMs, expiresAtMs: nowMs + leaseMs, endedAtMs: 0 }
    const run: ModelRun = { key, passKey: null, reason, hash, state: 'running', free, ...times }
    model.runs.push(run)
    return run
  }
  const charge = earlier.find((run) => run.state === 'posted' && !run.free)
  if (charge) {
    const used = earlier.some((run) => run.state === 'posted' && run.free)
    if (used || nowMs - charge.endedAtMs > rerunWithinMs) return ['posted', null]
    return atCap ? ['too-many-running', null] : ['posted', start(true)]
  }
  const passes = model.runs.filter((run) => run.state === 'pass' && run.reason === reason && run.expiresAtMs > nowMs)
  const pass = passes.find((run) => run.passKey === key) ?? passes.sort((a, b) => a.boughtAtMs - b.boughtAtMs)[0]
  if (!pass && model.balance < creditReasons[reason]) return ['too-few-credits', null]
  if (atCap) return ['too-many-running', null]
  if (pass) return ['held', Object.assign(pass, { key, hash, state: 'running', expiresAtMs: nowMs + leaseMs })]
  model.balance -= creditReasons[reason]
  return ['held', start(false)]
}

export function modelReap(model: Model, nowMs: number): number {
  const late = model.runs.filter((run) => isOpen(run) && run.expiresAtMs <= nowMs)
  for (const run of late) endRun(model, run, 'voided', nowMs)
  return late.length
}

export function modelForget(model: Model): number {
  for (const run of model.runs.filter(isOpen)) endRun(model, run, 'voided', 0)
  return model.balance
}
