import { setTimeout as sleep } from 'node:timers/promises'
import { creditReasons } from '../contract/prices.ts'
import { problems } from '../contract/problems.ts'
import type { Hold, Ledger } from '../ledger/ledger.ts'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import { flat, type OpenJob, type PaidDone } from './job.ts'
import type { PaidRequest } from './paid-request.ts'

export interface RunContext {
  ledger: Ledger
  log: Log
  now: () => Date
  deadlineMs: number
  /** Null for an answer that costs nothing. */
  hold: Hold | null
  request: PaidRequest
  job: OpenJob
  stop: AbortController
}

const settleTries = 3
const settleWaitMs = 200

/** Does the work, then charges; any failure, the deadline included, gives the credits back. Never rejects. */
export async function runToEnd(context: RunContext): Promise<void> {
  const { job, log, hold, request, now } = context
  const startedAtMs = now().getTime()
  const facts = { userId: request.userId, reason: request.reason, ...(hold && { holdId: hold.id, credits: hold.amount }) }
  try {
    const done = await chargedAnswer(context)
    job.finish({ ended: 'done', done })
    log.info('paid job done', { ...facts, durationMs: now().getTime() - startedAtMs })
  } catch (error) {
    const cause = error instanceof Problem ? error : new Problem('unavailable')
    if (error instanceof Problem)
      log.warn('paid job failed', { ...facts, code: cause.code, durationMs: now().getTime() - startedAtMs })
    else log.failure('paid job failed in a way nobody expected', error, facts)
    job.finish({ ended: 'problem', problem: hold ? await givenBack(context, hold, cause) : cause })
  }
}

async function chargedAnswer({ ledger, hold, request, job, stop, deadlineMs }: RunContext): Promise<PaidDone> {
  const extra = await withinDeadline(request.work, job.emit, stop, deadlineMs)
  const creditsRemaining = await ledger.balanceOf(request.userId).catch(chargeFailed)
  const done = { ...extra, creditsCharged: hold ? creditReasons[hold.reason] : 0, creditsRemaining }
  if (request.answer && !request.answer.safeParse({ ...flat(job), ...done }).success) {
    throw new Problem('unavailable', { log: `the answer for ${request.reason} has a hole` })
  }
  if (hold && !(await settled(ledger, hold, request)))
    throw new Problem('charge_failed', { log: 'the lease ran out before the charge' })
  return done
}

function chargeFailed(error: unknown): never {
  throw new Problem('charge_failed', { log: error instanceof Error ? error.name : 'unknown' })
}

/** Work that does not listen to its signal is left behind at the deadline. */
async function withinDeadline(work: PaidRequest['work'], emit: OpenJob['emit'], stop: AbortController, deadlineMs: number) {
  const tooLong = new Problem('unavailable', { message: 'This took too long, so we stopped. Please try again.' })
  const deadline = setTimeout(() => stop.abort(tooLong), deadlineMs)
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true })
  })
  // Called inside a promise: work that throws before its first await fails like any other.
  const working = Promise.resolve().then(() => work(emit, stop.signal))
  try {
    return await Promise.race([working, stopped])
  } finally {
    clearTimeout(deadline)
    // Whatever the work still has open (after a throw of one part) ends with it.
    stop.abort(new Problem('unavailable'))
  }
}

/** Posts the hold; a database that answers badly is asked again, since the answer is made. */
async function settled(ledger: Ledger, hold: Hold, { key, alongside }: PaidRequest): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      if (await ledger.post(hold, alongside)) return true
      // An earlier try may have been written before its answer was lost.
      const found = await ledger.find(hold.userId, key)
      return found?.holdId === hold.id && found.state === 'posted'
    } catch (error) {
      if (tries === settleTries) chargeFailed(error)
      await sleep(settleWaitMs * tries)
    }
  }
}

/** The problem as the person reads it, with what became of the credits. */
async function givenBack({ ledger, log, request, deadlineMs }: RunContext, hold: Hold, cause: Problem): Promise<Problem> {
  const message = cause.details.message ?? problems[cause.code].message
  const withSentence = (sentence: string, credits: object = {}) =>
    new Problem(cause.code, { ...cause.details, ...credits, message: `${message} ${sentence}`, log: cause.message })
  try {
    const back = (await ledger.void(hold)) || (await ledger.find(hold.userId, request.key))?.state !== 'posted'
    if (hold.amount === 0) return withSentence('You paid for this answer already: trying again stays free.')
    const creditsRemaining = await ledger.balanceOf(hold.userId)
    if (!back) return new Problem(cause.code, { ...cause.details, creditsRemaining })
    return withSentence(`Your ${hold.amount} credits are back.`, { creditsReturned: hold.amount, creditsRemaining })
  } catch (error) {
    log.failure('Credits could not be given back at once; the reaper will', error, { holdId: hold.id, userId: hold.userId })
    const minutes = Math.ceil((2 * deadlineMs) / 60_000)
    return withSentence(`Your ${hold.amount} credits come back by themselves within ${minutes} minutes.`)
  }
}
