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
/** The person hears by then how it ended, and soon after what became of the credits, even while the database stands still. */
const chargeGraceMs = 200
const giveBackGraceMs = 400
const paidAlready = 'You paid for this answer already: trying again stays free.'

/** Does the work, then charges; any failure, the deadline included, gives the credits back. Never rejects. */
export async function runToEnd(context: RunContext): Promise<void> {
  const { job, log, hold, request, now } = context
  const startedAtMs = now().getTime()
  const deadlineAtMs = performance.now() + context.deadlineMs
  const facts = { userId: request.userId, reason: request.reason, ...(hold && { holdId: hold.id, credits: hold.amount }) }
  try {
    const done = await chargedAnswer(context, deadlineAtMs)
    job.finish({ ended: 'done', done })
    log.info('paid job done', { ...facts, durationMs: now().getTime() - startedAtMs })
  } catch (error) {
    const cause = error instanceof Problem ? error : new Problem('unavailable')
    if (error instanceof Problem)
      log.warn('paid job failed', { ...facts, code: cause.code, durationMs: now().getTime() - startedAtMs })
    else log.failure('paid job failed in a way nobody expected', error, facts)
    job.finish({ ended: 'problem', problem: hold ? await givenBack(context, hold, cause, deadlineAtMs) : cause })
  }
}

async function chargedAnswer(context: RunContext, deadlineAtMs: number): Promise<PaidDone> {
  const { request, job, stop, deadlineMs } = context
  const extra = await withinDeadline(request.work, job.emit, stop, deadlineMs)
  return until(deadlineAtMs + chargeGraceMs, charged(context, extra)).catch((error: unknown) =>
    error instanceof Problem ? Promise.reject(error) : chargeFailed(error),
  )
}

async function charged({ ledger, hold, request, job }: RunContext, extra: object): Promise<PaidDone> {
  const creditsRemaining = await ledger.balanceOf(request.userId).catch(chargeFailed)
  const done = { ...extra, creditsCharged: hold ? creditReasons[hold.reason] : 0, creditsRemaining }
  if (request.answer && !request.answer.safeParse({ ...flat(job), ...done }).success) {
    throw new Problem('unavailable', { log: `the answer for ${request.reason} has a hole` })
  }
  if (hold && !(await settled(ledger, hold, request, job)))
    throw new Problem('charge_failed', { log: 'the lease ran out before the charge' })
  return done
}

/** The same, or a throw at that moment: what is late then reaches nobody. */
async function until<T>(atMs: number, work: Promise<T>): Promise<T> {
  work.catch(() => {})
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the database does not answer')), atMs - performance.now())
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
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
async function settled(ledger: Ledger, hold: Hold, { key, alongside }: PaidRequest, job: OpenJob): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    // The person has been told that nothing is charged.
    if (job.endedAs) return false
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
async function givenBack(context: RunContext, hold: Hold, cause: Problem, deadlineAtMs: number): Promise<Problem> {
  const { log, deadlineMs } = context
  try {
    return await until(deadlineAtMs + giveBackGraceMs, returned(context, hold, cause))
  } catch (error) {
    log.failure('Credits could not be given back at once; the reaper will', error, { holdId: hold.id, userId: hold.userId })
    if (hold.amount === 0) return withSentence(cause, paidAlready)
    const minutes = Math.ceil((2 * deadlineMs) / 60_000)
    return withSentence(cause, `Your ${hold.amount} credits come back by themselves within ${minutes} minutes.`)
  }
}

async function returned({ ledger, request }: RunContext, hold: Hold, cause: Problem): Promise<Problem> {
  const back = (await ledger.void(hold)) || (await ledger.find(hold.userId, request.key))?.state !== 'posted'
  if (hold.amount === 0) return withSentence(cause, paidAlready)
  const creditsRemaining = await ledger.balanceOf(hold.userId)
  if (!back) return new Problem(cause.code, { ...cause.details, creditsRemaining })
  return withSentence(cause, `Your ${hold.amount} credits are back.`, { creditsReturned: hold.amount, creditsRemaining })
}

function withSentence(cause: Problem, sentence: string, credits: object = {}): Problem {
  const message = `${cause.details.message ?? problems[cause.code].message} ${sentence}`
  return new Problem(cause.code, { ...cause.details, ...credits, message, log: cause.message })
}
