import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditReason, creditReasons } from '../../contract/prices.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLedger } from './credit-ledger.ts'
import type { Hold } from './ledger.ts'
import {
  emptyModel,
  endRun,
  type Model,
  type ModelRun,
  modelBuyPass,
  modelCorrect,
  modelForget,
  modelGrant,
  modelHold,
  modelReap,
} from './testing/ledger-model.ts'

/** `COMMANDS=100000 FUZZ_SEED=7` for a longer or another walk. */
const commandsInTotal = Number(process.env.COMMANDS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301)
const commandsPerWalk = 100

const { database } = await createTestDatabase()
const minuteMs = 60_000
let nowMs = Date.parse('2026-03-01T09:00:00Z')
const ledger = createLedger(database, () => new Date(nowMs))

const reason = fc.constantFrom(...(Object.keys(creditReasons) as CreditReason[]).slice(0, 3))
const key = fc.constantFrom('a', 'b', 'c', 'd')
const which = fc.nat({ max: 9 })

const Command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('grant'), key, amount: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct'), key, takenBack: fc.integer({ min: 0, max: 70 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('hold'), key, reason, hash: fc.constantFrom('x', 'x', 'x', 'y') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('post'), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('void'), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), key, reason }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(0, 1, 3, 5, 16, 31) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reap') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash') }) },
)
type Command = typeof Command extends fc.Arbitrary<infer T> ? T : never

interface Walk {
  userId: string
  model: Model
  holds: { hold: Hold; run: ModelRun }[]
}

async function step(walk: Walk, command: Command) {
  const { userId, model, holds } = walk
  if ('minutes' in command) {
    nowMs += command.minutes * minuteMs
  } else if ('amount' in command) {
    const granted = modelGrant(model, command.key, command.amount)
    expect(await ledger.grant(userId, command.amount, `${userId}:${command.key}`, 'trial')).toMatchObject({ granted })
  } else if ('takenBack' in command) {
    const grantKey = `${userId}:${command.key}`
    const moved = modelCorrect(model, command.key, command.takenBack)
    const seen = (await ledger.grantStateOf(grantKey))?.corrections ?? 0
    const correction = { key: grantKey, takenBack: command.takenBack, seen, what: 'refund' }
    expect(await ledger.correct(correction)).toEqual(moved === null ? { outcome: 'no-account' } : { outcome: 'corrected', moved })
  } else if ('hash' in command) {
    const request = {
      userId,
      key: command.key,
      reason: command.reason,
      requestHash: command.hash,
      leaseMs: 4 * minuteMs,
      maxRunning: 2,
    }
    const [outcome, run] = modelHold(model, { ...request, hash: command.hash }, nowMs)
    const real = await ledger.hold(request)
    expect(real.outcome).toBe(outcome)
    const hold = real.outcome === 'held' ? real.hold : real.outcome === 'posted' ? real.rerun : null
    expect(hold !== null).toBe(run !== null)
    if (hold && run) holds.unshift({ hold, run })
  } else if ('which' in command) {
    const chosen = holds[command.which]
    if (!chosen) return
    const ended = endRun(model, chosen.run, command.do === 'post' ? 'posted' : 'voided', nowMs)
    expect(await (command.do === 'post' ? ledger.post(chosen.hold) : ledger.void(chosen.hold))).toBe(ended)
  } else if ('key' in command) {
    const outcome = model.granted.size === 0 ? 'too-few-credits' : modelBuyPass(model, command.reason, command.key, nowMs)
    expect((await ledger.buyPass(userId, command.reason, command.key)).outcome).toBe(outcome)
  } else if (command.do === 'reap') {
    expect(await ledger.reap()).toEqual({ voided: modelReap(model, nowMs) })
  } else {
    const late = modelReap(model, nowMs)
    const running = model.runs.filter((run) => run.state === 'running')
    for (const run of running) endRun(model, run, 'voided', nowMs)
    expect(await ledger.voidAllRunning()).toEqual({ voided: late + running.length })
  }
}

test(`the ledger does what a plain model of it does, over ${commandsInTotal} commands`, { timeout: 600_000 }, async () => {
  let done = 0
  const walks = fc.array(Command, { minLength: commandsPerWalk, maxLength: commandsPerWalk })
  const property = fc.asyncProperty(walks, async (commands) => {
    const walk: Walk = { userId: randomUUID(), model: emptyModel(), holds: [] }
    for (const command of commands) {
      await step(walk, command)
      expect(await ledger.balanceOf(walk.userId)).toBe(walk.model.balance)
      expect(await ledger.owedBy(walk.userId)).toBe(walk.model.owed)
      done++
    }
    expect((await ledger.history(walk.userId, 1))[0]?.balanceAfter ?? 0).toBe(walk.model.balance)
    expect(await ledger.forget(walk.userId)).toEqual({ forfeited: modelForget(walk.model) })
  })
  await fc.assert(property, { numRuns: commandsInTotal / commandsPerWalk, seed, endOnFailure: false })
  expect(done).toBeGreaterThanOrEqual(commandsInTotal)
  expect(await ledger.audit()).toEqual([])
})
