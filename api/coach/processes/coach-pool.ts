import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { queueLimits } from '../../processes/fair-queue.ts'
import { ProcessPool } from '../../processes/process-pool.ts'
import type { TaskResult } from '../../processes/task-process.ts'
import type { Coach, CoachMethod } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'
import { eventsOf, type Send } from '../events.ts'
import type { ModelCall } from '../model/provider.ts'
import type { CoachEnd, CoachEvent, CoachTask } from './coach-main.ts'

export interface CoachPoolOptions {
  settings: CoachSettings
  log: Log
  /** Called in the context of the call it was made for. */
  onModelCall?: ((call: ModelCall) => void) | undefined
  entry?: URL
  processes?: number
  /** The longest a task may hold its thread; 8 s. */
  turnLimitMs?: number
  /** Resident memory of one process; 400 MB. */
  memoryLimitBytes?: number
  waitMs?: number
}

export interface PooledCoach extends Coach {
  /** Returns at once. */
  warmUp(): void
  processIds(): number[]
  load(): { inUse: number; waiting: number }
  close(): void
}

/** The built-in coach only computes; a connected one waits for its model. */
const tasksAtOnce = { builtin: 1, openai: 32 }

/** Certificates and proxies. No key: the settings go another way. */
const passedOn = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'NODE_USE_ENV_PROXY', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']

export const coachTexts = {
  tooLong: 'This text took too long to read, so we stopped. Please shorten it and try again.',
  busy: 'Many answers are being made right now. Please wait a moment and try again.',
}

/** Runs the coach in processes of its own. A text that takes too long or too much memory fails alone; the process's other tasks are done again. */
export function createCoachPool(options: CoachPoolOptions): PooledCoach {
  const { settings, log, processes = 2, turnLimitMs = 8_000, onModelCall } = options
  const name = settings ? 'openai' : 'builtin'
  const pool = new ProcessPool<CoachTask, CoachEnd, CoachEvent>({
    entry: options.entry ?? new URL('./coach-process.ts', import.meta.url),
    memoryLimitBytes: options.memoryLimitBytes ?? 400 * 1024 * 1024,
    mayConnect: settings !== null,
    env: Object.fromEntries(passedOn.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []))),
    setup: settings,
    processes,
    tasksAtOnce: tasksAtOnce[name],
    abortGraceMs: 5_000,
    onNotice: (line) => pass(String(line), log),
    onGone: (detail, count) => log.warn('A coach process was ended and replaced', { count, detail }),
    ...queueLimits.coach,
    waitMs: options.waitMs ?? queueLimits.coach.waitMs,
    // First come, first served: `MAX_RUNNING_JOBS` limits each user.
    mostWaitingPerUser: Number.POSITIVE_INFINITY,
    rememberedMs: 0,
    texts: { busy: coachTexts.busy, tooManyOfYours: coachTexts.busy },
  })

  async function run(method: CoachMethod, { signal, ...input }: Input, send: Send<object>): Promise<unknown> {
    const inContext = AsyncLocalStorage.snapshot()
    const onNew = onlyNewEvents(send)
    const onEvent = (one: CoachEvent, attempt: number) =>
      'call' in one ? inContext(() => onModelCall?.(one.call)) : onNew(one.event, attempt)
    const preferred = settings ? preferredProcess(input, processes) : null
    return resultOf(await pool.run({ method, input }, { timeLimitMs: turnLimitMs }, { signal, onEvent, preferred }))
  }

  // The other process answers with what the method promises.
  const call = (method: CoachMethod) => (input: Input) => run(method, input, () => undefined) as Promise<never>
  const stream = (method: CoachMethod) => (input: Input) =>
    eventsOf<never>(input.signal, (signal, send) => run(method, { ...input, signal }, send as Send<object>))
  return {
    name,
    analyzeResume: stream('analyzeResume'),
    scoreEditedResume: call('scoreEditedResume'),
    writeFromTold: call('writeFromTold'),
    layOutResume: call('layOutResume'),
    prepareInterview: stream('prepareInterview'),
    answerQuestions: stream('answerQuestions'),
    roundFields: call('roundFields'),
    interviewQuestions: call('interviewQuestions'),
    reviewAnswer: call('reviewAnswer'),
    writeLetter: stream('writeLetter'),
    writePitch: call('writePitch'),
    reviewPitch: stream('reviewPitch'),
    writeResume: call('writeResume'),
    warmUp: () => pool.warmUp(),
    load: () => pool.load(),
    processIds: () => pool.processIds(),
    close: () => pool.close(),
  }
}

interface Input {
  signal: AbortSignal
}

/** The same ad always goes to the process that remembers the model's reading of it. */
function preferredProcess(input: object, processes: number): number | null {
  if (!('jobDescription' in input) || typeof input.jobDescription !== 'string') return null
  const digest = createHash('sha256').update(input.jobDescription).digest()
  return digest.readUInt32BE(0) % processes
}

/** Sends no section twice when a task is tried again. */
function onlyNewEvents(send: Send<object>): (event: object, attempt: number) => void {
  const sent = new Map<string, number>()
  let seen = new Map<string, number>()
  let seenIn = 1
  return (event, attempt) => {
    if (attempt !== seenIn) seen = new Map()
    seenIn = attempt
    const name = nameOf(event)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count <= (sent.get(name) ?? 0)) return
    sent.set(name, count)
    send(event)
  }
}

function nameOf(event: object): string {
  if ('section' in event) return `section ${event.section}`
  return 'standIn' in event ? `stand-in ${event.standIn}` : ''
}

function resultOf(result: TaskResult<CoachEnd>): unknown {
  if (result.ended === 'answer') {
    if ('result' in result.answer) return result.answer.result
    throw errorOf(result.answer)
  }
  if (result.ended === 'closed') throw new Problem('unavailable', { log: 'the coach processes were closed' })
  if (result.ended === 'crash') throw new Problem('unavailable', { log: 'two coach processes ended with this task in them' })
  throw new Problem('unavailable', {
    ...{ message: coachTexts.tooLong, retryAfterSeconds: 10 },
    log: 'a text held the thread of its coach, or took too much memory',
  })
}

function errorOf(end: Exclude<CoachEnd, { result: unknown }>): Error {
  if ('problem' in end) return new Problem(end.problem.code, { ...end.problem.details, log: end.problem.log })
  const { name, places } = end.failure
  return Object.assign(new Error('in a coach process'), { name, stack: places })
}

function pass(line: string, log: Log) {
  const { level, msg, time: _, ...fields } = JSON.parse(line)
  const severity = level >= 50 ? 'error' : level >= 40 ? 'warn' : 'info'
  log[severity](msg, fields)
}
