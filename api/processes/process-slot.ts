import type { ChildProcess } from 'node:child_process'
import type { Turn } from './fair-queue.ts'
import { isOutOfMemory, type ProcessOptions, setReferenced, startRestricted } from './restricted-process.ts'
import type { AnswerMessage, TaskMessage } from './serve-tasks.ts'

/** How a task ended, seen from the server. */
export type SlotResult<Answer> =
  | { ended: 'answer'; answer: Answer }
  | { ended: 'crash'; isWorthRetry: boolean }
  | { ended: 'too-much-memory' | 'too-long' | 'interrupted' | 'closed' }

/** Nothing of one person's file may stay for ever, and small leaks must not grow: a process is replaced after so many tasks. */
const tasksPerProcess = 100

/** How long a task may take from its beginning, and with the start of its process. */
interface TaskLimits {
  timeLimitMs: number
  totalLimitMs: number
}

/** One process: started when needed, given one task at a time, ended when it misbehaves. */
export class ProcessSlot<Task, Answer> {
  readonly #options: ProcessOptions
  #child: ChildProcess | null = null
  #tasks = 0
  #isClosed = false
  #taskId = 0

  constructor(options: ProcessOptions) {
    this.#options = options
  }

  get processId(): number | null {
    return this.#child?.pid ?? null
  }

  /** Starts the process ahead of the first task. */
  warmUp() {
    if (!this.#isClosed) this.#living()
  }

  /**
   * Never rejects; the caller makes sure that only one task is in work.
   * @param turn learns when the process begins; its interruption ends the task and the process at once
   */
  async run(task: Task, limits: TaskLimits, turn: Turn): Promise<SlotResult<Answer>> {
    if (this.#isClosed) return { ended: 'closed' }
    const child = this.#living()
    const wasFresh = this.#tasks++ === 0
    setReferenced(child, true)
    const result = await this.#result(child, { id: ++this.#taskId, task }, wasFresh, limits, turn)
    setReferenced(child, false)
    if (result.ended !== 'answer' || this.#tasks >= tasksPerProcess) {
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
    this.#tasks = 0
    const child = startRestricted(this.#options)
    child.on('exit', () => {
      if (this.#child === child) this.#child = null
    })
    this.#child = child
    return child
  }

  #result(
    child: ChildProcess,
    message: TaskMessage<Task>,
    wasFresh: boolean,
    { timeLimitMs, totalLimitMs }: TaskLimits,
    { interrupt, begun }: Turn,
  ): Promise<SlotResult<Answer>> {
    return new Promise((resolve) => {
      const finish = (result: SlotResult<Answer>) => {
        clearTimeout(timer)
        child.off('message', hear).off('exit', crash)
        interrupt.removeEventListener('abort', stop)
        resolve(result)
      }
      const hear = (answered: AnswerMessage<Answer>) => {
        if (answered.id !== message.id) return
        if ('answer' in answered) finish({ ended: 'answer', answer: answered.answer })
        else {
          clearTimeout(timer)
          timer = setTimeout(tooLong, Math.min(timeLimitMs, endsAtMs - performance.now()))
          begun()
        }
      }
      const crash = (_code?: number | null, signal?: NodeJS.Signals | null) =>
        finish(this.#isClosed ? { ended: 'closed' } : endOf(signal ?? null, wasFresh))
      const stop = () => finish({ ended: 'interrupted' })
      const tooLong = () => finish({ ended: 'too-long' })
      const endsAtMs = performance.now() + totalLimitMs
      // On a busy machine a process needs seconds to start: nobody's file is to blame for them.
      let timer = setTimeout(tooLong, totalLimitMs)
      interrupt.addEventListener('abort', stop)
      child.on('message', hear).on('exit', crash)
      child.send(message, (error) => {
        if (error) crash()
      })
    })
  }
}

/** Any other end of a process that had tasks before may be an earlier task's late fault. */
function endOf<Answer>(signal: NodeJS.Signals | null, wasFresh: boolean): SlotResult<Answer> {
  if (isOutOfMemory(signal)) return { ended: 'too-much-memory' }
  return { ended: 'crash', isWorthRetry: !wasFresh }
}
