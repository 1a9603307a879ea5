import { type ChildProcess, fork } from 'node:child_process'
import type { ResumeDocument } from './document.ts'
import type { ParserAnswer, ParserTask } from './parser-messages.ts'
import { residentMemoryBytes } from './resident-memory.ts'

export interface SlotLimits {
  parserUrl: URL
  memoryLimitBytes: number
}

/** How a reading ended, seen from the server. */
export type SlotResult =
  | { ended: 'answer'; answer: ParserAnswer }
  | { ended: 'crash'; wasFresh: boolean }
  | { ended: 'too-much-memory' }
  | { ended: 'too-long' }

const memoryLookMs = 25
/** Nothing of one person's file may stay for ever, and small leaks must not grow: a process is replaced after so many files. */
const filesPerProcess = 100

/**
 * Restrictions of the parser process: no writing, no processes, no threads (Node's permission model), no code made from strings, a
 * small heap. V8's cap does not count ArrayBuffers, so the resident memory is watched as well.
 */
const restrictions = [
  '--permission',
  '--allow-fs-read=*',
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
    this.#living()
  }

  /** Never rejects; the caller makes sure that only one file is in work. */
  async read(bytes: Uint8Array, allowed: readonly ResumeDocument['kind'][], timeLimitMs: number): Promise<SlotResult> {
    if (this.#isClosed) return { ended: 'crash', wasFresh: true }
    const child = this.#living()
    const task: ParserTask = { id: ++this.#taskId, bytes, allowed }
    const wasFresh = this.#files++ === 0
    setReferenced(child, true)
    const result = await this.#result(child, task, wasFresh, timeLimitMs)
    setReferenced(child, false)
    if (result.ended !== 'answer' || this.#files >= filesPerProcess) this.stop()
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
    const child = fork(this.#limits.parserUrl, {
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
        clearInterval(watch)
        child.off('message', hear).off('exit', crash)
        resolve(result)
      }
      const hear = (answer: ParserAnswer) => answer.id === task.id && finish({ ended: 'answer', answer })
      // V8 ends a process whose heap is full by SIGABRT.
      const crash = (_code?: number | null, signal?: NodeJS.Signals | null) =>
        finish(signal === 'SIGABRT' ? { ended: 'too-much-memory' } : { ended: 'crash', wasFresh })
      const timer = setTimeout(() => finish({ ended: 'too-long' }), timeLimitMs)
      const watch = setInterval(async () => {
        const bytes = child.pid === undefined ? null : await residentMemoryBytes(child.pid)
        if (bytes !== null && bytes > this.#limits.memoryLimitBytes) {
          child.kill('SIGKILL')
          finish({ ended: 'too-much-memory' })
        }
      }, memoryLookMs)
      child.on('message', hear).on('exit', crash)
      child.send(task, (error) => {
        if (error) crash()
      })
    })
  }
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
