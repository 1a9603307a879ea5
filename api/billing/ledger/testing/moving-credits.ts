import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../adapters/database/database.ts'
import { createLedger } from '../credit-ledger.ts'

// Moves credits in its own process until `ledger-crash.test.ts` kills it: `node moving-credits.ts <database url>`. Each printed line was acknowledged
// by the ledger first.
export type Acknowledged = { did: 'grant' | 'pass' | 'hold' | 'post' | 'void'; userId: string; key: string }

/** Unbuffered, because lost output would look like lost movements. */
const tell = (line: Acknowledged) => writeSync(1, `${JSON.stringify(line)}\n`)

const ledger = createLedger(openDatabase(process.argv[2]!, { maxConnections: 8 }), () => new Date())

async function live(userId: string) {
  for (let round = 0; ; round++) {
    const key = randomUUID()
    await ledger.grant(userId, 20, key, 'purchase')
    tell({ did: 'grant', userId, key })
    if (round % 4 === 3 && (await ledger.buyPass(userId, 'interview_prep', key)).outcome === 'bought')
      tell({ did: 'pass', userId, key })
    const held = await ledger.hold({ userId, reason: 'resume_score', key, requestHash: key, leaseMs: 60_000 })
    if (held.outcome !== 'held') continue
    tell({ did: 'hold', userId, key })
    if (round % 3 === 0) await ledger.void(held.hold)
    else await ledger.post(held.hold)
    tell({ did: round % 3 === 0 ? 'void' : 'post', userId, key })
  }
}

// Twelve loops on eight connections, four users twice, so that locks are contended at the kill.
const people = Array.from({ length: 8 }, () => randomUUID())
await Promise.all([...people, ...people.slice(0, 4)].map(live))
