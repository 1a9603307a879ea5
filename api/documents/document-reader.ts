import { extname } from 'node:path'
import { resumeMaxBytes } from '../contract/limits.ts'
import { Problem } from '../problem.ts'
import { ProcessPool } from '../processes/process-pool.ts'
import type { SlotResult } from '../processes/process-slot.ts'
import { queueLimits } from '../processes/queue-limits.ts'
import type { DocumentReader, ReadMessages, ResumeDocument } from './document.ts'
import type { ParserAnswer, ParserTask } from './parser-messages.ts'
import { type UnreadableReason, unreadableReasons } from './unreadable.ts'

export interface DocumentReaderOptions {
  /** The parser's file; by default `parser-process` beside this one, with the same ending (.ts from source, .js from a bundle). */
  parserUrl?: URL
  /** Files read at the same time. */
  slots?: number
  /** From the start of reading; 10 s. */
  timeLimitMs?: number
  /** Longest wait for a free slot; 6 s. */
  queueLimitMs?: number
  /** Waiting and reading together; 11.5 s, so that an answer is there within 12. */
  totalLimitMs?: number
  /** Resident memory of one parser process; 400 MB. */
  memoryLimitBytes?: number
}

/** The pool, with what tests and the entry may want to know of it. */
export interface PooledDocumentReader extends DocumentReader {
  /** Starts one parser process ahead of the first upload; returns at once. Call it when the server already listens. */
  warmUp(): void
  /** Of the parser processes that live right now. */
  processIds(): number[]
  /** For the metrics. */
  load(): { inUse: number; waiting: number }
}

const fairness = {
  ...queueLimits.documents,
  // Of 1,243 real files 95 in 100 were read in 0.4 s.
  undisturbedMs: 2_000,
  rememberedMs: 10 * 60_000,
  texts: {
    busy: 'Many files are being read right now. Please wait a moment and try again.',
    tooManyOfYours: 'Your other files are still being read. Please wait a moment and try again.',
  },
}

/**
 * Reads files in two replaceable child processes with caps on time, memory, pages and characters, one file of a person at a time.
 * Nothing is written to disk, no address in a file is ever called.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): PooledDocumentReader {
  const {
    timeLimitMs = 10_000,
    queueLimitMs = queueLimits.documents.waitMs,
    totalLimitMs = 11_500,
    memoryLimitBytes = 400 * 1024 * 1024,
  } = options
  const entry = options.parserUrl ?? new URL(`./parser-process${extname(import.meta.url)}`, import.meta.url)
  const waiting = { ...fairness, waitMs: queueLimitMs }
  const pool = new ProcessPool<ParserTask, ParserAnswer>({ ...waiting, entry, memoryLimitBytes, processes: options.slots ?? 2 })

  return {
    async read(bytes, allowed, messages = {}, owner) {
      if (bytes.length > resumeMaxBytes)
        throw new Problem('too_large', { ...worded(messages.tooLarge), log: `file of ${bytes.length} bytes` })
      return documentOf(await pool.run({ bytes, allowed }, { timeLimitMs, totalLimitMs }, owner), messages)
    },
    warmUp: () => pool.warmUp(),
    processIds: () => pool.processIds(),
    load: () => pool.load(),
    close: async () => pool.close(),
  }
}

function documentOf(result: SlotResult<ParserAnswer>, messages: ReadMessages): ResumeDocument {
  if (result.ended === 'answer') return documentOfAnswer(result.answer, messages)
  if (result.ended === 'closed') throw new Problem('unavailable', { log: 'the document reader was closed' })
  if (result.ended === 'too-much-memory') throw unreadable('too-much-inside')
  throw unreadable(result.ended === 'crash' ? 'damaged' : 'took-too-long')
}

function documentOfAnswer(answer: ParserAnswer, messages: ReadMessages): ResumeDocument {
  if ('document' in answer) return answer.document
  if ('unreadable' in answer) throw unreadable(answer.unreadable)
  throw new Problem('wrong_type', { ...worded(messages.wrongType), log: 'content of a kind that the form does not take' })
}

function unreadable(reason: UnreadableReason) {
  return new Problem('unreadable_file', { message: unreadableReasons[reason], log: `unreadable file: ${reason}` })
}

function worded(message: string | undefined) {
  return message === undefined ? {} : { message }
}
