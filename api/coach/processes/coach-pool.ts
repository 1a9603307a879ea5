import { AsyncLocalStorage } from 'node:async_hooks'
import { extname } from 'node:path'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { queueLimits } from '../../processes/queue-limits.ts'
import { type Coach, type CoachMethod, coachByMethod } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'
import type { ModelCall } from '../model/model-call.ts'
import type { CoachEnd, CoachInput } from './coach-messages.ts'
import { type CoachJob, CoachProcess, type CoachProcessOptions } from './coach-process-handle.ts'
import { eventsOf, untilAborted } from './job-events.ts'
import { onlyNewEvents } from './only-new-events.ts'
import { preferredProcess } from './preferred-process.ts'

export interface CoachPoolOptions {
  settings: CoachSettings
  log: Log
  /** Told of every request to an AI provider, in the context of the call it was made for. */
  onModelCall?: ((call: ModelCall) => void) | undefined
  /** The process's file; by default `coach-process` beside this one, with the same ending. */
  entry?: URL
  processes?: number
  /** The longest a job may hold its process's thread without a break; 8 s. */
  turnLimitMs?: number
  /** Resident memory of one process; 400 MB. */
  memoryLimitBytes?: number
  /** The longest wait for a process; 15 s. */
  waitMs?: number
}

/** The pool, with what tests and the entry may want to know of it. */
export interface PooledCoach extends Coach {
  /** Starts all processes; returns at once. Call it when the server already listens. */
  warmUp(): void
  processIds(): number[]
  /** For the metrics. */
  load(): { inUse: number; waiting: number }
  close(): void
}

/** The built-in coach only computes, so more jobs than threads would only wait for each other; a connected one waits for its model. */
const jobsPerProcess = { builtin: 1, openai: 32 }
/** A job whose process was ended because of another job is done again once. */
const mostTries = 2

/** What an operator may need to reach a model: certificates and proxies. No key; the settings go another way. */
const passedOn = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'NODE_USE_ENV_PROXY', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']

export const coachTexts = {
  tooLong: 'This text took too long to read, so we stopped. Please shorten it and try again.',
  busy: 'Many answers are being made right now. Please wait a moment and try again.',
}

/**
 * The coach in processes of its own: whatever a text does to the code that reads it, the thread that answers everybody stays free. A text
 * that keeps its reader busy too long, or takes too much memory, fails alone; what its process had under way for others is done again.
 */
export function createCoachPool(options: CoachPoolOptions): PooledCoach {
  const { settings, log, processes = 2, waitMs = queueLimits.coach.waitMs } = options
  const mostJobs = jobsPerProcess[settings ? 'openai' : 'builtin']
  const processOptions: Omit<CoachProcessOptions, 'onGone'> = {
    entry: options.entry ?? new URL(`./coach-process${extname(import.meta.url)}`, import.meta.url),
    memoryLimitBytes: options.memoryLimitBytes ?? 400 * 1024 * 1024,
    mayConnect: settings !== null,
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    settings,
    turnLimitMs: options.turnLimitMs ?? 8_000,
    onLogLine: (line) => pass(line, log),
  }
  const running: (CoachProcess | null)[] = Array.from({ length: processes }, () => null)
  let waiting: CoachJob[] = []
  const tries = new WeakMap<CoachJob, number>()
  let isClosed = false
  let nextId = 1

  function living(at: number): CoachProcess {
    running[at] ??= new CoachProcess({ ...processOptions, onGone: (...gone) => replaced(at, ...gone) })
    return running[at]
  }

  function replaced(at: number, culprit: CoachJob | null, others: CoachJob[], why: string) {
    log.warn('A coach process was ended and replaced', { count: others.length, detail: why })
    running[at] = null
    // One that ended without work would end again: the next job starts another.
    if (!isClosed && (culprit || others.length > 0)) living(at)
    culprit?.onEnd(refused('unavailable', coachTexts.tooLong, 'a text held the thread of its coach, or took too much memory'))
    for (const job of others) {
      if ((tries.get(job) ?? 0) < mostTries) waiting.unshift(job)
      else job.onEnd(refused('unavailable', undefined, 'two coach processes ended with this job in them'))
    }
    handOut()
  }

  /** Gives waiting jobs to the processes that have read their texts before, or else to those with the fewest. */
  function handOut() {
    while (waiting.length > 0 && !isClosed) {
      const jobs = running.map((one) => one?.jobs ?? 0)
      const preferred = settings ? preferredProcess(waiting[0]!.input, processes) : null
      const at = preferred !== null && jobs[preferred]! < mostJobs ? preferred : indexOfLeast(jobs)
      const process = living(at)
      if (process.jobs >= mostJobs) return
      const job = waiting.shift()!
      tries.set(job, (tries.get(job) ?? 0) + 1)
      process.start(job)
    }
  }

  function abort(job: CoachJob) {
    waiting = waiting.filter((one) => one !== job)
    for (const process of running) process?.abort(job.id)
  }

  /** @throws Problem; the signal's own when nobody waits any more */
  function run(
    method: CoachMethod,
    { signal, ...input }: { signal: AbortSignal },
    dispatch: (event: object) => void,
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const end = (how: CoachEnd) => {
      clearTimeout(timer)
      handOut()
      if ('result' in how) resolve(how.result)
      else reject(errorOf(how))
    }
    const inContext = AsyncLocalStorage.snapshot()
    const job: CoachJob = {
      id: nextId++,
      method,
      input: input as CoachInput,
      onEvent: onlyNewEvents(() => tries.get(job) ?? 1, dispatch),
      onCall: (call) => inContext(() => options.onModelCall?.(call)),
      onEnd: end,
    }
    const timer = setTimeout(() => {
      if (!waiting.includes(job)) return
      abort(job)
      end(refused('unavailable', coachTexts.busy, 'no coach process came free in time'))
    }, waitMs)
    if (isClosed || waiting.length >= queueLimits.coach.mostWaiting)
      end(refused('unavailable', coachTexts.busy, 'the coach processes are busy or closed'))
    else {
      waiting.push(job)
      handOut()
    }
    return untilAborted(promise, signal, () => abort(job))
  }

  type Input = { signal: AbortSignal }
  const single = (method: CoachMethod) => (input: Input) => run(method, input, () => undefined)
  const streaming = (method: CoachMethod) => (input: Input) =>
    eventsOf<object>(input.signal, (signal, dispatch) => run(method, { ...input, signal }, dispatch))
  return {
    ...coachByMethod(settings ? 'openai' : 'builtin', (method, kind) => (kind === 'stream' ? streaming : single)(method)),
    warmUp: () => running.forEach((_, at) => void living(at)),
    load: () => ({ inUse: running.reduce((sum, one) => sum + (one?.jobs ?? 0), 0), waiting: waiting.length }),
    processIds: () => running.flatMap((process) => process?.processId ?? []),
    close() {
      isClosed = true
      const unfinished = [...running.flatMap((process) => process?.close() ?? []), ...waiting.splice(0)]
      for (const job of unfinished) job.onEnd(refused('unavailable', undefined, 'the coach processes were closed'))
    },
  }
}

function indexOfLeast(counts: number[]): number {
  return counts.indexOf(Math.min(...counts))
}

function refused(code: 'unavailable', message: string | undefined, log: string): CoachEnd {
  return { problem: { code, details: message === undefined ? {} : { message, retryAfterSeconds: 10 }, log } }
}

function errorOf(end: Exclude<CoachEnd, { result: unknown }>): Error {
  if ('problem' in end) return new Problem(end.problem.code, { ...end.problem.details, log: end.problem.log })
  const { name, places } = end.failure
  return Object.assign(new Error('in a coach process'), { name, stack: places })
}

/** A line of the process's log, with the fields that its own allowlist let through. */
function pass(line: string, log: Log) {
  const { level, msg, time: _, ...fields } = JSON.parse(line)
  const severity = level >= 50 ? 'error' : level >= 40 ? 'warn' : 'info'
  log[severity](msg, fields)
}
