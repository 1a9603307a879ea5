import { extname } from 'node:path'
import { resumeMaxBytes } from '../contract/limits.ts'
import { Problem } from '../problem.ts'
import type { DocumentReader, ReadMessages, ResumeDocument } from './document.ts'
import type { ParserAnswer } from './parser-messages.ts'
import { ParserSlot, type SlotResult } from './parser-slot.ts'
import { SlotQueue } from './slot-queue.ts'
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
}

/**
 * Reads files in two replaceable child processes with caps on time, memory, pages and characters. Nothing is written to disk, no
 * address in a file is ever called.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): PooledDocumentReader {
  const { timeLimitMs = 10_000, queueLimitMs = 6_000, totalLimitMs = 11_500, memoryLimitBytes = 400 * 1024 * 1024 } = options
  const parserUrl = options.parserUrl ?? new URL(`./parser-process${extname(import.meta.url)}`, import.meta.url)
  const slots = Array.from({ length: options.slots ?? 2 }, () => new ParserSlot({ parserUrl, memoryLimitBytes }))
  const queue = new SlotQueue(slots, queueLimitMs)

  /** One more try, in a fresh process, when an earlier file may be to blame. */
  async function readIn(slot: ParserSlot, bytes: Uint8Array, allowed: readonly ResumeDocument['kind'][], deadlineMs: number) {
    const result = await slot.read(bytes, allowed, Math.min(timeLimitMs, deadlineMs - performance.now()))
    const left = deadlineMs - performance.now()
    if (result.ended === 'crash' && result.isWorthRetry && left > 1000)
      return slot.read(bytes, allowed, Math.min(timeLimitMs, left))
    return result
  }

  return {
    async read(bytes, allowed, messages = {}) {
      if (bytes.length > resumeMaxBytes)
        throw new Problem('too_large', { ...worded(messages.tooLarge), log: `file of ${bytes.length} bytes` })
      const deadlineMs = performance.now() + totalLimitMs
      const result = await queue.withSlot((slot) => readIn(slot, bytes, allowed, deadlineMs))
      return documentOf(result, messages)
    },
    warmUp: () => slots[0]?.warmUp(),
    processIds: () => slots.flatMap((slot) => slot.processId ?? []),
    async close() {
      queue.close()
      for (const slot of slots) slot.close()
    },
  }
}

function documentOf(result: SlotResult, messages: ReadMessages): ResumeDocument {
  if (result.ended === 'answer') return documentOfAnswer(result.answer, messages)
  if (result.ended === 'closed') throw new Problem('unavailable', { log: 'the document reader was closed' })
  if (result.ended === 'too-long') throw unreadable('took-too-long')
  throw unreadable(result.ended === 'crash' ? 'damaged' : 'too-much-inside')
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
