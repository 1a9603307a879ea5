import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { close, openDatabase } from '../../adapters/database/database.ts'
import { ledgerEntries, ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import { keyHashOf } from '../../adapters/database/schema.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLedger } from './credit-ledger.ts'
import type { Acknowledged } from './testing/moving-credits.ts'

/** `KILLS=50` for a longer run. */
const kills = Number(process.env.KILLS ?? 5)
const script = fileURLToPath(new URL('./testing/moving-credits.ts', import.meta.url))

const { database: ours, url } = await createTestDatabase()

/** Runs the process for a while after its first acknowledgement, then kills it with SIGKILL. Returns what it acknowledged. */
async function killedInTheMiddle(afterMs: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: Acknowledged[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => acknowledged.push(JSON.parse(line)))
  await once(lines, 'line')
  await sleep(afterMs)
  child.kill('SIGKILL')
  await Promise.all([once(child, 'close'), once(lines, 'close')])
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}

async function lossesOf(acknowledged: Acknowledged[]): Promise<string[]> {
  const database = openDatabase(url, { maxConnections: 2 })
  const grants = new Set(
    (await database.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'grant'))).map(({ key }) => key),
  )
  const holds = await database.select().from(ledgerHolds)
  const stateOf = new Map(holds.map(({ keyHash, state }) => [keyHash, state]))
  const passes = new Set(holds.map(({ passKeyHash }) => passKeyHash))
  await close(database)
  const isThere = ({ did, key }: Acknowledged) => {
    if (did === 'grant') return grants.has(`grant:${key}`)
    if (did === 'pass') return passes.has(keyHashOf(key))
    if (did === 'hold') return stateOf.has(keyHashOf(key))
    return stateOf.get(keyHashOf(key)) === (did === 'post' ? 'posted' : 'voided')
  }
  return acknowledged.filter((line) => !isThere(line)).map((line) => JSON.stringify(line))
}

test(`killing the server ${kills} times in the middle of credit movements loses none that was acknowledged`, {
  timeout: 30_000 + kills * 10_000,
}, async () => {
  const ledger = createLedger(ours, () => new Date())
  let movements = 0
  for (let kill = 0; kill < kills; kill++) {
    const acknowledged = await killedInTheMiddle(150 + ((kill * 137) % 500))
    movements += acknowledged.length
    expect(await lossesOf(acknowledged)).toEqual([])
    expect(await ledger.audit()).toEqual([])
    await ledger.voidAllRunning()
    expect(await ledger.audit()).toEqual([])
  }
  expect(movements).toBeGreaterThan(kills * 20)
  console.info(`${kills} kills, ${movements} acknowledged movements, 0 lost`)
})
