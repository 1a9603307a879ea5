import type { ChildProcess } from 'node:child_process'
import { isOutOfMemory, type ProcessOptions, setReferenced, startRestricted } from './restricted-process.ts'
import type { FromProcess, ToProcess } from './serve-tasks.ts'

/** How a task ended, seen from the server. After a crash the task may be tried again: it may not be to blame. */
export type TaskResult<Answer> =
  | { ended: 'answer'; answer: Answer }
  | { ended: 'crash' | 'too-much-memory' | 'too-long' | 'interrupted' | 'closed' }

export interface TaskProcessOptions extends ProcessOptions {
  setup?: unknown
  /** How long an interrupted task may take to stop before its process is ended. Default 0: the process is ended at once. */
  abortGraceMs?: number
  onNotice?(notice: unknown): void
  /** Called when the process had to be ended, or died. @param othersCount tasks that were not to blame */
  onGone?(why: string, othersCount: number): void
}

interface TaskRun<Event> {
  /** The longest the task may hold the thread without a break. */
  timeLimitMs: number
  /** The same with the start of the process, which takes seconds on a busy machine. */
  totalLimitMs: number
  signal: AbortSignal
  onBegin?(): void
  onEvent?(event: Event): void
}

interface Running<Answer, Event> extends TaskRun<Event> {
  end(result: TaskResult<Answer>): void
}

/** One restricted process seen from the server: tasks in it side by side, watched for one that never lets go of the thread. */
export class TaskProcess<Task, Answer, Event = never> {
  readonly #options: TaskProcessOptions
  readonly #child: ChildProcess
  readonly #running = new Map<number, Running<Answer, Event>>()
  #holder: { id: number; timer: NodeJS.Timeout } | null = null
  #isGone = false
  tasks = 0

  constructor(options: TaskProcessOptions) {
    this.#options = options
    this.#child = startRestricted(options)
    this.#child.on('message', (message: FromProcess<Answer, Event>) => this.#receive(message))
    this.#child.on('exit', (code, signal) => {
      const isTooMuch = isOutOfMemory(signal)
      const how = signal ?? `exit ${code}`
      this.#gone(isTooMuch ? 'too-much-memory' : 'crash', this.#holder?.id, isTooMuch ? `too much memory (${how})` : how)
    })
    if (options.setup !== undefined) this.#send({ setup: options.setup })
  }

  get processId(): number | undefined {
    return this.#child.pid
  }

  get isGone(): boolean {
    return this.#isGone || !this.#child.connected
  }

  get isIdle(): boolean {
    return this.#running.size === 0
  }

  /** Never rejects. */
  run(task: Task, run: TaskRun<Event>): Promise<TaskResult<Answer>> {
    const id = ++this.tasks
    setReferenced(this.#child, true)
    return new Promise((resolve) => {
      const late = () => this.#gone('too-long', id, 'a task took too long')
      const timer = Number.isFinite(run.totalLimitMs) ? setTimeout(late, run.totalLimitMs) : undefined
      let grace: NodeJS.Timeout | undefined
      const stop = () => {
        const unstopped = () => this.#gone('interrupted', id, 'a task did not stop')
        if (!this.#options.abortGraceMs) return unstopped()
        this.#send({ abort: id })
        grace = setTimeout(unstopped, this.#options.abortGraceMs)
      }
      const end = (result: TaskResult<Answer>) => {
        clearTimeout(timer)
        clearTimeout(grace)
        run.signal.removeEventListener('abort', stop)
        if (this.#holder?.id === id) this.#letGo()
        this.#running.delete(id)
        if (this.isIdle) setReferenced(this.#child, false)
        resolve(result)
      }
      this.#running.set(id, { ...run, end })
      run.signal.addEventListener('abort', stop)
      this.#send({ id, task })
    })
  }

  close() {
    this.#gone('closed')
  }

  #send(message: ToProcess<Task>) {
    // The exit event reports a process that is going away.
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }

  #receive(message: FromProcess<Answer, Event>) {
    if ('notice' in message) return this.#options.onNotice?.(message.notice)
    const running = this.#running.get(message.id)
    if (!running) return
    if ('hasThread' in message) this.#holdsThread(message.id, message.hasThread, running)
    else if ('event' in message) running.onEvent?.(message.event)
    else running.end({ ended: 'answer', answer: message.answer })
  }

  #holdsThread(id: number, hasThread: boolean, { timeLimitMs, onBegin }: Running<Answer, Event>) {
    this.#letGo()
    if (!hasThread) return
    const timer = setTimeout(() => this.#gone('too-long', id, 'a task held its thread too long'), timeLimitMs)
    this.#holder = { id, timer }
    onBegin?.()
  }

  #letGo() {
    clearTimeout(this.#holder?.timer)
    this.#holder = null
  }

  /** Ends the process. One task is to blame, or none; the others may be tried again unless the pool closes. */
  #gone(ended: Exclude<TaskResult<Answer>['ended'], 'answer'>, culprit?: number, why?: string) {
    if (this.#isGone) return
    this.#isGone = true
    this.#child.kill('SIGKILL')
    const all = [...this.#running]
    if (why) this.#options.onGone?.(why, all.filter(([id]) => id !== culprit).length)
    for (const [id, running] of all) running.end({ ended: id === culprit || ended === 'closed' ? ended : 'crash' })
  }
}
