import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../problem.ts'
import type { Ledger } from '../ledger/credit-ledger.ts'
import type { ChargedRequest, ChargedServices } from './charged-request.ts'
import { type Generation, type GenerationEnd, type OpenGeneration, openGeneration } from './generation.ts'
import type { FoundAnswer } from './sealed-answers.ts'
import { createSealer, endOf, type Sealer, type StoredEvent } from './sealed-writer.ts'
import { noAnswer } from './start-hold.ts'

type Whose = Pick<ChargedRequest, 'userId' | 'key'>

/** Polling works behind any connection pooler. */
const pollEveryMs = 300

/** This server is closing, but the answer is still running elsewhere. */
const retryElsewhere = (): GenerationEnd => ({
  ended: 'problem',
  problem: new Problem('running', { retryAfterSeconds: 1, charge: 'running' }),
})

export function createFollower({ answers, ledger, log }: ChargedServices) {
  const following = new Map<string, { generation: Generation; over: Promise<void> }>()
  const closing = new AbortController()

  async function readOn(
    id: string,
    from: { number: number },
    generation: OpenGeneration,
    sealer: Sealer,
  ): Promise<FoundAnswer | 'ended' | null> {
    const found = await answers.read(id, from.number)
    for (const { number, sealed } of found?.events ?? []) {
      const event = sealer.open(number, sealed) as StoredEvent
      const end = endOf(event)
      if (end) {
        generation.finish(end)
        return 'ended'
      }
      if ('section' in event) generation.emit(event.section)
      from.number = number + 1
    }
    return found
  }

  async function toTheEnd(id: string, whose: Whose, generation: OpenGeneration): Promise<void> {
    const sealer = createSealer({ answerId: id, ...whose })
    const from = { number: 0 }
    while (!closing.signal.aborted) {
      const found = await readOn(id, from, generation, sealer)
      if (found === 'ended') return
      // The same request was restarted as another answer.
      if (!found) break
      if (!found.isLive) {
        const charge = await ledger.chargeOf(whose.userId, whose)
        // Its server may have charged between the two reads, or renewed its lease.
        const again = await readOn(id, from, generation, sealer)
        if (again === 'ended') return
        if (!again?.isLive && charge.is !== 'running') return generation.finish(abandoned(charge))
      }
      await sleep(pollEveryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
    generation.finish(retryElsewhere())
  }

  return {
    async follow({ id, isLive }: FoundAnswer, whose: Whose): Promise<Generation> {
      const known = following.get(id)
      if (known) return known.generation
      const generation = openGeneration(whose.key)
      const over = toTheEnd(id, whose, generation)
        .catch((error) => {
          log.failure('An answer could not be read from the database', error, { userId: whose.userId })
          generation.finish(retryElsewhere())
        })
        .finally(() => following.delete(id))
      following.set(id, { generation, over })
      // A finished answer is complete at once, also as JSON.
      if (!isLive) await Promise.race([over, sleep(pollEveryMs)])
      return generation
    },
    async close() {
      closing.abort()
      await Promise.all([...following.values()].map(({ over }) => over))
    },
  }
}

function abandoned(charge: Awaited<ReturnType<Ledger['chargeOf']>>): GenerationEnd {
  const { details } = noAnswer(charge)
  const stopped = 'Something went wrong on our side before this was finished.'
  const sentence =
    charge.is === 'returned'
      ? `Your ${charge.credits} credits are back.`
      : charge.is === 'paid'
        ? 'You have already paid for this: trying again is free.'
        : 'Please try again.'
  return { ended: 'problem', problem: new Problem('unavailable', { ...details, message: `${stopped} ${sentence}` }) }
}
