import type { ChildProcess } from 'node:child_process'
import { isOutOfMemory, type ProcessOptions, setReferenced, startRestricted } from '../../processes/restricted-process.ts'
import type { CoachMethod } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'
import type { ModelCall } from '../model/model-call.ts'
import type { CoachEnd, CoachInput, FromCoach, ToCoach } from './coach-messages.ts'

/** One call of a coach, as long as somebody waits for it. */
export interface CoachJob {
  id: number
  method: CoachMethod
  input: CoachInput
  onEvent(event: object): void
  onCall(call: ModelCall): void
  onEnd(end: CoachEnd): void
}

export interface CoachProcessOptions extends ProcessOptions {
  settings: CoachSettings
  /** The longest a job may hold the thread without a break. */
  turnLimitMs: number
  onLogLine(line: string): void
  /** The process is gone. `culprit` held the thread too long, or took too much memory; the others can be done again. */
  onGone(culprit: CoachJob | null, others: CoachJob[], why: string): void
}

/** After so long a job that nobody waits for any more must have stopped. */
const abortGraceMs = 5_000

/** A coach process seen from the server: many jobs side by side, watched for one that never lets go of the thread. */
export class CoachProcess {
  readonly #options: CoachProcessOptions
  readonly #child: ChildProcess
  readonly #jobs = new Map<number, CoachJob>()
  readonly #aborts = new Map<number, NodeJS.Timeout>()
  #holder: { id: number; timer: NodeJS.Timeout } | null = null
  #isGone = false

  constructor(options: CoachProcessOptions) {
    this.#options = options
    this.#child = startRestricted(options)
    this.#child.on('message', (message: FromCoach) => this.#receive(message))
    this.#child.on('exit', (code, signal) => this.#exited(signal ?? `exit ${code}`, isOutOfMemory(signal)))
    this.#send({ settings: options.settings })
  }

  get jobs(): number {
    return this.#jobs.size
  }

  get processId(): number | undefined {
    return this.#child.pid
  }

  start(job: CoachJob) {
    this.#jobs.set(job.id, job)
    setReferenced(this.#child, true)
    this.#send({ id: job.id, method: job.method, input: job.input })
  }

  /** The job's place is free when it has stopped; a process in which it never does is ended. */
  abort(id: number) {
    if (!this.#jobs.has(id) || this.#aborts.has(id)) return
    this.#aborts.set(
      id,
      setTimeout(() => this.#end(id, 'work that nobody waited for did not stop'), abortGraceMs),
    )
    this.#send({ abort: id })
  }

  /** Ends the process. @returns the jobs that were in it; they hear nothing more from here */
  close(): CoachJob[] {
    this.#isGone = true
    const jobs = [...this.#jobs.values()]
    for (const { id } of jobs) this.#forget(id)
    this.#letGo()
    this.#child.kill('SIGKILL')
    return jobs
  }

  #send(message: ToCoach) {
    // The exit event reports a process that is going away.
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }

  #receive(message: FromCoach) {
    if ('logLine' in message) return this.#options.onLogLine(message.logLine)
    const job = this.#jobs.get(message.id)
    if (!job) return
    if ('hasThread' in message) this.#holdsThread(message.id, message.hasThread)
    else if ('event' in message) job.onEvent(message.event)
    else if ('call' in message) job.onCall(message.call)
    else {
      this.#forget(job.id)
      if (this.#jobs.size === 0) setReferenced(this.#child, false)
      job.onEnd(message.end)
    }
  }

  #holdsThread(id: number, hasThread: boolean) {
    this.#letGo()
    if (hasThread)
      this.#holder = { id, timer: setTimeout(() => this.#end(id, 'a job held its thread too long'), this.#options.turnLimitMs) }
  }

  #letGo() {
    clearTimeout(this.#holder?.timer)
    this.#holder = null
  }

  #forget(id: number) {
    // That it has let go of the thread is told after its end, when nobody here knows it any more.
    if (this.#holder?.id === id) this.#letGo()
    clearTimeout(this.#aborts.get(id))
    this.#aborts.delete(id)
    this.#jobs.delete(id)
  }

  #end(culprit: number, why: string) {
    this.#child.kill('SIGKILL')
    this.#gone(culprit, why)
  }

  #exited(how: string, tookTooMuch: boolean) {
    this.#gone(tookTooMuch ? this.#holder?.id : undefined, tookTooMuch ? `too much memory (${how})` : how)
  }

  #gone(culpritId: number | undefined, why: string) {
    if (this.#isGone) return
    const jobs = this.close()
    const culprit = jobs.find(({ id }) => id === culpritId) ?? null
    this.#options.onGone(
      culprit,
      jobs.filter((job) => job !== culprit),
      why,
    )
  }
}
