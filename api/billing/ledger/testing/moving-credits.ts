import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../adapters/database/database.ts'
import { createLedger } from '../credit-ledger.ts'

/**
 * A server's worth of credit movements, run as a process of its own and killed in the middle by `ledger-crash.test.ts`:
 * `node moving-credits.ts <database url>`. Each line it prints was acknowledged by the ledger before.
 */
export type Acknowledged = { did: 'grant' | 'pass' | 'hold' | 'post' | 'void'; userId: string; key: string }

/** Written at once: what stood in a buffer when the process was killed would look like a loss. */
const tell = (line: Acknowledged) => writeSync(1, `${JSON.stringify(line)}\n`)

const ledger = createLedger(openDatabase(process.argv[2]!, { maxConnections: 8 }), () => new Date())

/** One person's endless day: buys credits, spends them, sometimes in vain, sometimes the old way. */
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

// Twelve people in eight connections, four of them twice at once: locks are waited for when the kill comes.
const people = Array.from({ length: 8 }, () => randomUUID())
await Promise.all([...people, ...people.slice(0, 4)].map(live))
