import { resumeMaxBytes } from '../contract/limits.ts'
import type { LineEdit } from '../contract/resume-analysis.ts'
import { Problem } from '../problem.ts'
import { queueLimits } from '../processes/fair-queue.ts'
import { ProcessPool, type TaskOwner } from '../processes/process-pool.ts'
import type { TaskResult } from '../processes/task-process.ts'
import type { ReadMessages, ResumeDocument } from './document.ts'
import type { ParserAnswer, ParserTask } from './parser-process.ts'
import { unreadableReasons } from './unreadable.ts'

const usual = {
  parserUrl: new URL('./parser-process.ts', import.meta.url),
  processes: 2,
  timeLimitMs: 10_000,
  queueLimitMs: queueLimits.documents.waitMs as number,
  /** Waiting and reading together, so that a response comes within 12 s. */
  totalLimitMs: 11_500,
  memoryLimitBytes: 400 * 1024 * 1024,
}

const fairness = {
  ...queueLimits.documents,
  // Of 1,243 real files, 95 % were read in 0.4 s.
  undisturbedMs: 2_000,
  rememberedMs: 10 * 60_000,
  texts: {
    busy: 'Many files are being read right now. Please wait a moment and try again.',
    tooManyOfYours: 'Your other files are still being read. Please wait a moment and try again.',
  },
}

export type DocumentReader = Pick<ReturnType<typeof createDocumentReader>, 'read' | 'edit' | 'close'>

// Reads files in two replaceable child processes, capped in time, memory, pages and characters, one file per user at a time. Nothing is written to
// disk, and no URL in a file is fetched.
export function createDocumentReader(options: Partial<typeof usual> = {}) {
  const { parserUrl: entry, queueLimitMs: waitMs, timeLimitMs, totalLimitMs, ...limits } = { ...usual, ...options }
  const pool = new ProcessPool<ParserTask, ParserAnswer>({ ...fairness, ...limits, waitMs, entry, tasksPerProcess: 100 })

  return {
    /** @param allowed accepted kinds, detected from the content. @param messages the form's own sentences */
    async read(bytes: Uint8Array, allowed: readonly ResumeDocument['kind'][], messages: ReadMessages = {}, owner?: TaskOwner) {
      if (bytes.length > resumeMaxBytes)
        throw new Problem('too_large', { message: messages.tooLarge, log: `file of ${bytes.length} bytes` })
      const answer = answerOf(await pool.run({ bytes, allowed }, { timeLimitMs, totalLimitMs }, { owner }), messages)
      return answer.document!
    },
    async edit(bytes: Uint8Array, edits: readonly LineEdit[], owner?: TaskOwner) {
      const task = { bytes, edits, now: new Date() }
      return answerOf(await pool.run(task, { timeLimitMs, totalLimitMs }, { owner })).edited!
    },
    /** Starts one parser process before the first upload. Call it once the server listens. */
    warmUp: () => pool.warmUp(1),
    processIds: () => pool.processIds(),
    load: () => pool.load(),
    close: async () => pool.close(),
  }
}

function answerOf(result: TaskResult<ParserAnswer>, { wrongType }: ReadMessages = {}) {
  if (result.ended === 'closed') throw new Problem('unavailable', { log: 'the document reader was closed' })
  if (result.ended === 'too-much-memory') throw unreadable('too-much-inside')
  if (result.ended !== 'answer') throw unreadable(result.ended === 'crash' ? 'damaged' : 'took-too-long')
  const { answer } = result
  if (!('unreadable' in answer)) return answer
  if (answer.unreadable !== 'wrong-type') throw unreadable(answer.unreadable)
  throw new Problem('wrong_type', { message: wrongType, log: 'content of a kind that the form does not take' })
}

function unreadable(reason: keyof typeof unreadableReasons) {
  return new Problem('unreadable_file', { message: unreadableReasons[reason], log: `unreadable file: ${reason}` })
}
