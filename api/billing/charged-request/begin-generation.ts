import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import type { Hold, Ledger } from '../ledger/ledger.ts'
import type { ChargedRequest } from './charged-request.ts'
import { openGeneration } from './generation.ts'
import { alreadyRunning } from './reported-charge.ts'
import { requestHashOf } from './request-hash.ts'
import type { RunContext } from './run-to-end.ts'
import type { SealedAnswers } from './sealed-answers.ts'
import { createSealedWriter } from './sealed-writer.ts'
import { createSealer } from './sealing.ts'
import { startHold } from './start-hold.ts'

interface BeginOptions {
  answers: SealedAnswers
  ledger: Ledger
  now: () => Date
  log: Log
  deadlineMs: number
  maxRunning: number
  leaseMs: number
}

/** The ledger compares reasons itself; a sealed answer does not. */
export const answerHashOf = ({ reason }: ChargedRequest, requestHash: string) => requestHashOf(reason, requestHash)

/** Holds the price and opens the sealed answer. @param requestHash salted with the key. @throws Problem if nothing is started */
export async function beginGeneration(options: BeginOptions, request: ChargedRequest, requestHash: string): Promise<RunContext> {
  const { answers, ledger, log, now, deadlineMs } = options
  const { userId, key } = request
  const hold = request.charge === 'none' ? null : await startHold(options, { ...request, requestHash })
  const answer = { userId, key, requestHash: answerHashOf(request, requestHash), holdId: hold?.id ?? null }
  const answerId = await answers.begin(answer).catch((error) => voided(options, hold, error))
  if (!answerId) throw alreadyRunning()
  const sealed = createSealedWriter(answers, answerId, createSealer({ answerId, userId, key }))
  const stop = new AbortController()
  return { ledger, log, now, deadlineMs, hold, request, generation: openGeneration(key), answerId, sealed, stop }
}

/** An answer that cannot be stored must not be charged. */
async function voided({ ledger, log }: BeginOptions, hold: Hold | null, error: unknown): Promise<never> {
  log.failure('An answer could not be started', error)
  const left = 'Credits could not be returned at once; the reaper will return them'
  if (hold) await ledger.void(hold).catch((failure) => log.failure(left, failure, { holdId: hold.id }))
  throw new Problem('charge_failed')
}
