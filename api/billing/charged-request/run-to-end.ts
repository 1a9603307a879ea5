import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../adapters/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Ledger } from '../ledger/credit-ledger.ts'
import type { Hold } from '../ledger/ledger.ts'
import type { ChargedRequest, ChargedServices } from './charged-request.ts'
import { flat, type GeneratedSection, type GenerationDone, type GenerationEnd, type OpenGeneration } from './generation.ts'
import type { SealedWriter } from './sealed-writer.ts'
import type { Outcome } from './who-wrote.ts'

export interface RunContext extends ChargedServices {
  hold: Hold | null
  request: ChargedRequest
  generation: OpenGeneration
  answerId: string
  sealed: SealedWriter
  stop: AbortController
}

const settleTries = 3
const settleWaitMs = 200
/** How long after the deadline to charge and to return credits, so the user gets an answer even if the database is frozen. */
const chargeGraceMs = 150
const giveBackGraceMs = 300

/** Does the work, then charges. Any failure, including the deadline, returns the credits; so does an answer only the stand-in made. Never rejects. */
export async function runToEnd(context: RunContext): Promise<void> {
  const { generation, log, hold, request, now, sealed } = context
  const startedAtMs = now().getTime()
  const deadlineAtMs = performance.now() + context.deadlineMs
  const facts = { userId: request.userId, reason: request.reason, ...(hold && { holdId: hold.id, credits: hold.amount }) }
  try {
    const done = await chargedAnswer(context, deadlineAtMs)
    generation.finish({ ended: 'done', done })
    log.info('charged request done', { ...facts, durationMs: now().getTime() - startedAtMs })
  } catch (error) {
    const cause = error instanceof Problem ? error : new Problem('unavailable')
    if (error instanceof Problem)
      log.warn('charged request failed', { ...facts, code: cause.code, durationMs: now().getTime() - startedAtMs })
    else log.failure('charged request failed unexpectedly', error, facts)
    const free = () => new Problem(cause.code, { charge: 'none', ...cause.details })
    const end: GenerationEnd = {
      ended: 'problem',
      problem: hold ? await problemWithRefund(context, hold, cause, deadlineAtMs) : free(),
    }
    generation.finish(end)
    // If this fails, other servers learn it from the ledger.
    await sealed.finish(end).catch((failure) => log.failure('The end of a generation could not be stored', failure, facts))
  }
}

async function chargedAnswer(context: RunContext, deadlineAtMs: number): Promise<GenerationDone> {
  const { request, generation, stop, deadlineMs, sealed } = context
  const emit = (section: GeneratedSection) => {
    if (generation.endedAs) return
    generation.emit(section)
    sealed.add(section)
  }
  const extra = await withinDeadline(request.work, emit, stop, deadlineMs)
  return before(deadlineAtMs + chargeGraceMs, charged(context, extra)).catch((error: unknown) =>
    error instanceof Problem ? Promise.reject(error) : chargeFailed(error),
  )
}

async function charged(context: RunContext, { charge, ...extra }: Outcome): Promise<GenerationDone> {
  const { ledger, hold, request, generation, sealed } = context
  const isReturned = charge === 'returned' && hold !== null
  // The free rerun of a paid answer stays free until the AI writes it.
  if (isReturned && hold.amount === 0) throw new Problem('unavailable', { message: 'The AI could not write this.' })
  const cost = isReturned ? await costOfNothing(ledger, hold) : await costOf(ledger, request, hold)
  const done = { ...extra, ...cost }
  if (request.answer && !request.answer.safeParse({ ...flat(generation), ...done }).success) {
    throw new Problem('unavailable', { log: `the answer for ${request.reason} is incomplete` })
  }
  // An answer that cannot be fetched again must not be charged.
  await withRetries(generation, () => sealed.written())
  const keep = (tx?: Transaction) => keptWith(sealed, done, tx)
  if (!hold) await withRetries(generation, () => keep())
  else if (isReturned) await refunded(context, hold, keep)
  else if (!(await posted(ledger, hold, request, generation, keep)))
    throw new Problem('charge_failed', { log: 'the lease ran out before the charge' })
  return done
}

async function costOf(ledger: Ledger, { userId }: ChargedRequest, hold: Hold | null): Promise<GenerationDone> {
  return { creditsCharged: hold?.amount ?? 0, creditsRemaining: await ledger.balanceOf(userId).catch(chargeFailed) }
}

/** Returned credits pay a debt first. */
async function costOfNothing(ledger: Ledger, { userId, amount }: Hold): Promise<GenerationDone> {
  const [balance, owed] = await Promise.all([ledger.balanceOf(userId), ledger.owedBy(userId)]).catch(chargeFailed)
  const creditsRemaining = balance + Math.max(0, amount - owed)
  return { charge: 'returned', creditsCharged: 0, creditsReturned: amount, creditsRemaining }
}

/** Returns the credits and ends the answer in one transaction. If that fails, so does the answer, and the credits still come back. */
async function refunded({ ledger, generation }: RunContext, hold: Hold, keep: (tx: Transaction) => Promise<void>): Promise<void> {
  if (!(await withRetries(generation, () => ledger.void(hold, keep))))
    throw new Problem('charge_failed', { log: 'the hold was over' })
}

async function before<T>(atMs: number, work: Promise<T>): Promise<T> {
  work.catch(() => {})
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the database does not answer')), atMs - performance.now())
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

async function keptWith(sealed: SealedWriter, done: GenerationDone, tx?: Transaction): Promise<void> {
  if (!(await sealed.finish({ ended: 'done', done }, tx))) throw new Problem('charge_failed', { log: 'the answer is gone' })
}

function chargeFailed(error: unknown): never {
  throw new Problem('charge_failed', { log: error instanceof Error ? error.name : 'unknown' })
}

/** Work that ignores its signal is abandoned at the deadline. */
async function withinDeadline(
  work: ChargedRequest['work'],
  emit: OpenGeneration['emit'],
  stop: AbortController,
  deadlineMs: number,
) {
  const tooLong = new Problem('unavailable', { message: 'This took too long, so we stopped. Please try again.' })
  const deadline = setTimeout(() => stop.abort(tooLong), deadlineMs)
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true })
  })
  // Inside a promise, so that work that throws synchronously fails like any other.
  const working = Promise.resolve().then(() => work(emit, stop.signal))
  try {
    return await Promise.race([working, stopped])
  } finally {
    clearTimeout(deadline)
    // Stops anything still running after one part threw.
    stop.abort(new Problem('unavailable'))
  }
}

/** Retries database failures, since the answer already exists. */
async function withRetries<T>(generation: OpenGeneration, write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    // The user was already told that it failed.
    if (generation.endedAs) throw new Problem('charge_failed')
    try {
      return await write()
    } catch (error) {
      if (error instanceof Problem) throw error
      if (tries === settleTries) chargeFailed(error)
      await sleep(settleWaitMs * tries)
    }
  }
}

/** Posts the hold and ends the answer in one transaction. */
function posted(
  ledger: Ledger,
  hold: Hold,
  { key, alongside }: ChargedRequest,
  generation: OpenGeneration,
  keep: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return withRetries(generation, async () => {
    const both = async (tx: Transaction) => {
      await keep(tx)
      await alongside?.(tx)
    }
    if (await ledger.post(hold, both)) return true
    // An earlier try may have committed before its response was lost.
    const found = await ledger.find(hold.userId, key)
    return found?.holdId === hold.id && found.state === 'posted'
  })
}

async function problemWithRefund(context: RunContext, hold: Hold, cause: Problem, deadlineAtMs: number): Promise<Problem> {
  try {
    return await before(deadlineAtMs + giveBackGraceMs, returned(context, hold, cause))
  } catch (error) {
    const facts = { holdId: hold.id, userId: hold.userId }
    context.log.failure('Credits could not be returned at once; the reaper will return them', error, facts)
    if (hold.amount === 0) return paidAlready(cause)
    // A charge in flight may still commit; then the answer is complete and stored.
    return withSentence(
      cause,
      `Your ${hold.amount} credits come back by themselves within 2 minutes, or the answer is here when you try again.`,
      { charge: 'unknown' },
    )
  }
}

async function returned({ ledger, request }: RunContext, hold: Hold, cause: Problem): Promise<Problem> {
  const back = (await ledger.void(hold)) || (await ledger.find(hold.userId, request.key))?.state !== 'posted'
  if (hold.amount === 0) return paidAlready(cause)
  const creditsRemaining = await ledger.balanceOf(hold.userId)
  if (!back) return cause.with({ creditsRemaining, charge: 'free-again' })
  const credits = { creditsReturned: hold.amount, creditsRemaining, charge: 'returned' as const }
  return withSentence(cause, `Your ${hold.amount} credits are back.`, credits)
}

const paidAlready = (cause: Problem) =>
  withSentence(cause, 'You have already paid for this: trying again is free.', { charge: 'free-again' })

const withSentence = (cause: Problem, sentence: string, credits: Problem['details']) =>
  cause.with({ ...credits, message: `${cause.sentence} ${sentence}` })
