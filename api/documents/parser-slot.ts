import { type ChildProcess, fork } from 'node:child_process'
import type { ResumeDocument } from './document.ts'
import type { ParserAnswer, ParserTask } from './parser-messages.ts'
import { tooMuchMemorySignal } from './parser-watch.ts'

export interface SlotLimits {
  parserUrl: URL
  memoryLimitBytes: number
}

/** How a reading ended, seen from the server. */
export type SlotResult =
  | { ended: 'answer'; answer: ParserAnswer }
  | { ended: 'crash'; isWorthRetry: boolean }
  | { ended: 'too-much-memory' | 'too-long' | 'closed' }

/** Nothing of one person's file may stay for ever, and small leaks must not grow: a process is replaced after so many files. */
const filesPerProcess = 100

/**
 * Restrictions of the parser process: no writing and no programs (Node's permission model; its one thread is bound by it too), no code
 * made from strings, a small heap.
 */
const restrictions = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  '--no-warnings',
]

/** One place for a parser process: starts it when needed, gives it one file at a time, ends it when it misbehaves. */
export class ParserSlot {
  readonly #limits: SlotLimits
  #child: ChildProcess | null = null
  #files = 0
  #isClosed = false
  #taskId = 0

  constructor(limits: SlotLimits) {
    this.#limits = limits
  }

  get processId(): number | null {
    return this.#child?.pid ?? null
  }

  /** Starts the process ahead of the first file. */
  warmUp() {
    if (!this.#isClosed) this.#living()
  }

  /** Never rejects; the caller makes sure that only one file is in work. */
  async read(bytes: Uint8Array, allowed: readonly ResumeDocument['kind'][], timeLimitMs: number): Promise<SlotResult> {
    if (this.#isClosed) return { ended: 'closed' }
    const child = this.#living()
    const task: ParserTask = { id: ++this.#taskId, bytes, allowed }
    const wasFresh = this.#files++ === 0
    setReferenced(child, true)
    const result = await this.#result(child, task, wasFresh, timeLimitMs)
    setReferenced(child, false)
    if (result.ended !== 'answer' || this.#files >= filesPerProcess) {
      this.stop()
      // So that the next person does not wait for a start.
      this.warmUp()
    }
    return result
  }

  /** Ends the process for good. */
  close() {
    this.#isClosed = true
    this.stop()
  }

  stop() {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #living(): ChildProcess {
    if (this.#child?.connected) return this.#child
    this.stop()
    this.#files = 0
    // An empty environment: no setting or key of the server reaches the process that opens strangers' files.
    const child = fork(this.#limits.parserUrl, [String(this.#limits.memoryLimitBytes)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      execArgv: restrictions,
    })
    child.on('error', () => undefined)
    child.on('exit', () => {
      if (this.#child === child) this.#child = null
    })
    setReferenced(child, false)
    this.#child = child
    return child
  }

  #result(child: ChildProcess, task: ParserTask, wasFresh: boolean, timeLimitMs: number): Promise<SlotResult> {
    return new Promise((resolve) => {
      const finish = (result: SlotResult) => {
        clearTimeout(timer)
        child.off('message', hear).off('exit', crash)
        resolve(result)
      }
      const hear = (answer: ParserAnswer) => answer.id === task.id && finish({ ended: 'answer', answer })
      const crash = (_code?: number | null, signal?: NodeJS.Signals | null) =>
        finish(this.#isClosed ? { ended: 'closed' } : endOf(signal ?? null, wasFresh))
      const timer = setTimeout(() => finish({ ended: 'too-long' }), timeLimitMs)
      child.on('message', hear).on('exit', crash)
      child.send(task, (error) => {
        if (error) crash()
      })
    })
  }
}

/**
 * V8 ends a process whose heap is full by SIGABRT, the watching thread one that holds too much by its own signal. Any other end of a
 * process that read files before may be an earlier file's late fault.
 */
function endOf(signal: NodeJS.Signals | null, wasFresh: boolean): SlotResult {
  if (signal === 'SIGABRT' || signal === tooMuchMemorySignal) return { ended: 'too-much-memory' }
  return { ended: 'crash', isWorthRetry: !wasFresh }
}

/** An idle parser process must not keep the server from ending. */
function setReferenced(child: ChildProcess, isReferenced: boolean) {
  if (isReferenced) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
